import type { Frame, Game, Layer, Overlays, Piece, PointName } from '../board';
import { example as dvonnExample } from '../pages/examples/dvonn';
import { changed, many } from '../pages/examples/example';
import { example as punctExample } from '../pages/examples/punct';
import { example as tzaarExample } from '../pages/examples/tzaar';
import { example as zertzExample } from '../pages/examples/zertz';

/** One arrangement to look at, with everything that can be set in motion from it. */
export interface Fixture {
  readonly id: string;
  readonly title: string;
  readonly game: Game;
  readonly pieces: readonly Piece[];
  readonly overlays?: Overlays;
  readonly draggable?: readonly PointName[];
  readonly plays?: readonly { readonly title: string; readonly frames: readonly Frame[] }[];
}

/** A stack from its text in the notation: `PZ` a white piece loaded with Z, `pD` a white D on a black piece. */
function stack(point: PointName, text: string): Piece {
  const layers = [...text].map((letter): Layer => {
    const upper = letter.toUpperCase();
    const kind = upper === 'P' ? 'basic' : (upper as Exclude<Layer['kind'], 'basic'>);
    return { kind, colour: letter === upper ? 'white' : 'black' };
  });
  return { kind: 'stack', point, layers };
}

const gipfPieces: readonly Piece[] = [
  ...many('basic', 'white', 'b5 c3 d5 e6 f4 g3 h3 h5'),
  ...many('double', 'white', 'e2 e5'),
  ...many('basic', 'black', 'c2 c4 d3 d6 f6 g5 h2'),
  ...many('double', 'black', 'b2 e8'),
];

const gipfPushed: Frame = {
  pieces: changed(
    gipfPieces,
    'c2 c3 c4',
    ...many('basic', 'white', 'c2 c4'),
    ...many('basic', 'black', 'c3 c5'),
  ),
  transition: {
    moves: [
      { from: 'c1', to: 'c2' },
      { from: 'c2', to: 'c3' },
      { from: 'c3', to: 'c4' },
      { from: 'c4', to: 'c5' },
    ],
  },
};

const gipfTaken: Frame = {
  pieces: changed(gipfPushed.pieces, 'd5 f4 g3 h2'),
  transition: {
    removals: [
      { point: 'd5', to: 'white' },
      { point: 'f4', to: 'white' },
      { point: 'g3', to: 'white' },
      { point: 'h2', to: 'away' },
    ],
  },
};

const loadedPieces: readonly Piece[] = [
  stack('b4', 'PT'),
  stack('c4', 'PZ'),
  stack('d4', 'PD'),
  stack('e4', 'PY'),
  stack('f4', 'PU'),
  stack('c6', 'pt'),
  stack('d6', 'pz'),
  stack('e6', 'pd'),
  stack('f6', 'py'),
  stack('g6', 'pu'),
  stack('d2', 'Z'),
  stack('e2', 'y'),
  stack('f2', 'T'),
  stack('e5', 'pD'),
  stack('g4', 'PdDd'),
  stack('h4', 'pUuUuU'),
  ...many('basic', 'white', 'c3'),
  ...many('double', 'black', 'e8'),
  ...many('double', 'white', 'b2'),
  ...many('basic', 'black', 'h2'),
];

const yinshPieces: readonly Piece[] = [
  ...many('marker', 'white', 'c6 d4 e6 e7 f9 g7 h8'),
  ...many('marker', 'black', 'd5 e8 f5 g5 g8 h9 i6'),
  ...many('ring', 'white', 'c4 e5 f7 g9 i8'),
  ...many('ring', 'black', 'b3 d7 f4 h6 j9'),
];

const yinshJumped: Frame = {
  pieces: changed(
    yinshPieces,
    'e5 e6 e7 e8',
    ...many('marker', 'white', 'e5 e8'),
    ...many('marker', 'black', 'e6 e7'),
    ...many('ring', 'white', 'e9'),
  ),
  transition: { moves: [{ from: 'e5', to: 'e9' }], flips: ['e6', 'e7', 'e8'] },
};

const yinshRow: readonly Piece[] = [
  ...many('marker', 'white', 'd3 e4 f5 h7 c6 i6'),
  ...many('marker', 'black', 'g6 e6 d5 g4'),
  ...many('ring', 'white', 'c2 f7 g9 i8 g5'),
  ...many('ring', 'black', 'b3 d7 f4 h6 j9'),
];

const yinshRowMade: Frame = {
  pieces: changed(yinshRow, 'g5 g6', ...many('marker', 'white', 'g5 g6'), ...many('ring', 'white', 'g7')),
  transition: { moves: [{ from: 'g5', to: 'g7' }], flips: ['g6'] },
};

const yinshRowTaken: Frame = {
  pieces: changed(yinshRowMade.pieces, 'd3 e4 f5 g6 h7'),
  transition: {
    removals: ['d3', 'e4', 'f5', 'g6', 'h7'].map((point) => ({ point, to: 'away' as const })),
  },
};

const yinshRingTaken: Frame = {
  pieces: changed(yinshRowTaken.pieces, 'c2'),
  transition: { removals: [{ point: 'c2', to: 'white' }] },
};

const gipfDots = 'a1 a2 a3 a4 a5 b6 c7 d8 e9 f8 g7 h6 i5 i4 i3 i2 i1 h1 g1 f1 e1 d1 c1 b1'.split(' ');

const byGame: Partial<Record<Game, readonly Omit<Fixture, 'game'>[]>> = {
  gipf: [
    {
      id: 'gipf-sketch',
      title: 'GIPF: a push and a row',
      pieces: gipfPieces,
      overlays: {
        chosen: 'c1',
        path: { from: 'c1', to: 'c5' },
        nudges: [
          { point: 'c2', towards: 'c3' },
          { point: 'c3', towards: 'c4' },
          { point: 'c4', towards: 'c5' },
        ],
        rows: [{ points: ['d5', 'e5', 'f4', 'g3', 'h2'] }],
        selectable: gipfDots,
      },
      draggable: gipfDots,
      plays: [
        { title: 'Push', frames: [gipfPushed] },
        { title: 'Push and take', frames: [gipfPushed, gipfTaken] },
      ],
    },
    {
      id: 'gipf-plain',
      title: 'GIPF: nothing but pieces',
      pieces: gipfPieces,
      plays: [{ title: 'Push without a hint', frames: [{ pieces: gipfPushed.pieces }] }],
    },
    {
      id: 'gipf-taking',
      title: 'GIPF: keep or take',
      pieces: gipfPieces,
      overlays: {
        rows: [{ points: ['d5', 'e5', 'f4', 'g3', 'h2'], state: 'chosen' }],
        lifted: ['d5', 'f4', 'g3', 'h2'],
        kept: ['e5'],
        selectable: ['e5'],
        lastTurn: { points: ['h3'], moves: [{ from: 'i3', to: 'h3' }] },
      },
      plays: [{ title: 'Take', frames: [{ ...gipfTaken, pieces: changed(gipfPieces, 'd5 f4 g3 h2') }] }],
    },
    {
      id: 'gipf-loaded',
      title: 'GIPF: potentials and stacks',
      pieces: loadedPieces,
      overlays: { targets: ['c5', 'd7', 'f3'], chosen: 'd4' },
      plays: [
        {
          title: 'Z jumps over',
          frames: [
            {
              pieces: changed(loadedPieces, 'c4', ...many('basic', 'white', 'c4'), stack('g5', 'Z')),
              transition: { moves: [{ from: 'c4', to: 'g5' }] },
            },
          ],
        },
        {
          title: 'D jumps onto',
          frames: [
            {
              pieces: changed(loadedPieces, 'd4 e6', ...many('basic', 'white', 'd4'), stack('e6', 'pdD')),
              transition: { moves: [{ from: 'd4', to: 'e6' }] },
            },
          ],
        },
      ],
    },
    {
      id: 'gipf-arrows',
      title: 'GIPF: analysis',
      pieces: gipfPieces,
      overlays: {
        arrows: [
          { from: 'c1', to: 'c5' },
          { from: 'i4', to: 'f4', weight: 0.55, kind: 'other' },
          { from: 'a4', to: 'c6', weight: 0.25, kind: 'other' },
          { from: 'f8', to: 'f5', weight: 0.6, kind: 'threat' },
        ],
        lastTurn: { points: ['d5', 'e5'], moves: [{ from: 'a5', to: 'd5' }] },
      },
    },
  ],
  yinsh: [
    {
      id: 'yinsh-sketch',
      title: 'YINSH: a ring and where it may go',
      pieces: [...yinshPieces, ...many('marker', 'white', 'e5')],
      overlays: {
        chosen: 'e5',
        targets: ['e9', 'e4', 'e3', 'e2', 'e1'],
        flips: ['e6', 'e7', 'e8'],
        selectable: ['c4', 'e5', 'f7', 'g9', 'i8'],
      },
      draggable: ['e5'],
      plays: [{ title: 'Jump and flip', frames: [yinshJumped] }],
    },
    {
      id: 'yinsh-row',
      title: 'YINSH: a row, then a ring',
      pieces: yinshRowMade.pieces,
      overlays: {
        rows: [{ points: ['d3', 'e4', 'f5', 'g6', 'h7'] }],
        lastTurn: { points: ['g5', 'g7'], moves: [{ from: 'g5', to: 'g7' }] },
      },
      plays: [
        {
          title: 'The whole turn',
          frames: [{ pieces: yinshRow }, yinshRowMade, yinshRowTaken, yinshRingTaken],
        },
      ],
    },
    {
      id: 'yinsh-arrows',
      title: 'YINSH: analysis',
      pieces: yinshPieces,
      overlays: {
        arrows: [
          { from: 'e5', to: 'e9' },
          { from: 'i8', to: 'i4', weight: 0.5, kind: 'other' },
          { from: 'b3', to: 'g3', weight: 0.7, kind: 'threat' },
          { from: 'h4', to: 'h4', weight: 0.6 },
        ],
      },
    },
  ],
  dvonn: [
    {
      id: 'dvonn-sketch',
      title: 'DVONN: a stack and where it may go',
      pieces: dvonnExample.before,
      overlays: { chosen: 'f3', targets: ['k3'], fading: ['a3', 'b3', 'c3'] },
      plays: [{ title: 'Move', frames: dvonnExample.frames }],
    },
  ],
  tzaar: [
    {
      id: 'tzaar-sketch',
      title: 'TZAAR: a stack and what it may capture',
      pieces: tzaarExample.before,
      overlays: { chosen: 'c3', targets: ['a3', 'c6', 'f2'], fading: ['f2'] },
      plays: [{ title: 'Capture and stack', frames: tzaarExample.frames }],
    },
  ],
  zertz: [
    {
      id: 'zertz-sketch',
      title: 'ZÈRTZ: a marble that has to jump',
      pieces: zertzExample.before,
      overlays: { chosen: 'c3', targets: ['e4'], fading: ['d4'] },
      plays: [{ title: 'Jump and jump again', frames: zertzExample.frames }],
    },
  ],
  punct: [
    {
      id: 'punct-sketch',
      title: 'PÜNCT: a piece that may turn',
      pieces: punctExample.before,
      overlays: { chosen: 'e6', turning: { at: 'e6', towards: ['e7', 'f7', 'd6'] } },
      plays: [{ title: 'Jump', frames: punctExample.frames }],
    },
  ],
};

/** Colours besides white and black, each with its shape, alone and in stacks. */
const tints = [
  ['ivory', 'ring'],
  ['blue', 'bars'],
  ['green', 'square'],
  ['grey', 'star'],
  ['red', 'triangle'],
  ['black', 'cross'],
] as const;
byGame.tzaar = [
  ...(byGame.tzaar ?? []),
  {
    id: 'tints',
    title: 'Pieces of many colours',
    pieces: tints.flatMap(([colour, shape], index): readonly Piece[] => {
      const layers = tints
        .slice(0, index + 1)
        .map((tint): Layer => ({ kind: 'basic', colour: tint[0], shape: tint[1] }));
      return [
        { kind: 'stack', point: `${'bcdefg'[index]}2`, layers: [{ kind: 'basic', colour, shape }] },
        { kind: 'stack', point: `${'bcdefg'[index]}5`, layers },
      ];
    }),
  },
];

export const fixtures: readonly Fixture[] = Object.entries(byGame).flatMap(([game, list]) =>
  list.map((fixture) => ({ ...fixture, game: game as Game })),
);
