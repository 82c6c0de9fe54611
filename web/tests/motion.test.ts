import { describe, expect, it } from 'vitest';
import type { Colour } from '../src/board/api';
import type { Change } from '../src/board/diff';
import { FLIP, LIFT_STAGGER, SLIDE, planMotions, timeAtWay, type Scene } from '../src/board/motion';
import { gipfGeometry, yinshGeometry } from './boards';

const gipf: Scene = { geometry: gipfGeometry, bottom: 'white' };
const yinsh: Scene = { geometry: yinshGeometry, bottom: 'white' };

const jump: Change[] = [
  { type: 'move', key: 'ring', from: 'f6', to: 'f9' },
  { type: 'flip', key: 'near', at: 'f7' },
  { type: 'flip', key: 'far', at: 'f8' },
];

const turnsOf = (changes: Change[], scene: Scene) =>
  planMotions(changes, scene).filter((motion) => motion.part === 'turn');

/** How far below the centre a piece on e5 ends that is taken off over that side. */
function exitHeight(bottom: Colour, to: Colour): number {
  const [motion] = planMotions([{ type: 'leave', key: 'a', at: 'e5', to }], { ...gipf, bottom });
  return Number(/, (-?[\d.]+)px/.exec(String(motion?.keyframes.at(-1)?.['transform']))?.[1]);
}

describe('the plan of a transition', () => {
  it('slides pushed pieces together', () => {
    const motions = planMotions(
      [
        { type: 'enter', key: 'new', from: 'e1', to: 'e2' },
        { type: 'move', key: 'old', from: 'e2', to: 'e3' },
      ],
      gipf,
    );
    expect(motions.map(({ delay, duration }) => ({ delay, duration }))).toEqual([
      { delay: 0, duration: SLIDE },
      { delay: 0, duration: SLIDE },
    ]);
  });

  it('turns each marker when the ring is over it', () => {
    const [near, far] = turnsOf(jump, yinsh);
    const slide = planMotions(jump, yinsh)[0];
    if (!near || !far || !slide) throw new Error('a motion is missing');
    expect(near.delay).toBeCloseTo(timeAtWay(1 / 3) * slide.duration);
    expect(far.delay).toBeCloseTo(timeAtWay(2 / 3) * slide.duration);
    expect(near.duration).toBe(FLIP);
  });

  it('does not slide what the user has carried there, but still turns the markers one by one', () => {
    const scene = { ...yinsh, dropped: { key: 'ring', to: 'f9' } };
    expect(planMotions(jump, scene).some((motion) => motion.key === 'ring')).toBe(false);
    const [near, far] = turnsOf(jump, scene);
    expect(near?.delay).toBe(0);
    expect(far?.delay).toBeGreaterThan(0);
    const elsewhere = { ...yinsh, dropped: { key: 'ring', to: 'f10' } };
    expect(planMotions(jump, elsewhere).some((motion) => motion.key === 'ring')).toBe(true);
  });

  it('takes pieces off one after the other when everything else has come to rest', () => {
    const motions = planMotions(
      [
        { type: 'move', key: 'pushed', from: 'e2', to: 'e3' },
        { type: 'leave', key: 'first', at: 'c3', to: 'white' },
        { type: 'leave', key: 'second', at: 'd4', to: 'away' },
      ],
      gipf,
    );
    expect(motions.map((motion) => motion.delay)).toEqual([0, SLIDE, SLIDE + LIFT_STAGGER]);
  });

  it('sends pieces to their owner’s side, wherever that is', () => {
    expect(exitHeight('white', 'white')).toBeGreaterThan(0);
    expect(exitHeight('white', 'black')).toBeLessThan(0);
    expect(exitHeight('black', 'white')).toBeLessThan(0);
    expect(exitHeight('black', 'black')).toBeGreaterThan(0);
  });
});
