import { go } from './browser.js';

/** Positions in which there is much to say: rows to choose from, pieces to keep, rings to remove, stacks, potentials to use. */
export const tablePositions = {
  gipf: 'gipf tournament G1p1/1P1P1/2PP2/1PPGPp1/2PP2/1g3/g3 w 1/4 -+ claim',
  yinsh: 'yinsh standard RR2/4r2/3M2r1/3Mm4/1MMMMM4/2M4R1/1RM7/1r7/4R3/1r5/3r w 0/0 0/0 claim-row',
  dvonn: 'dvonn standard 3/4/1(p3)3/1p(p2)2/1Pp2/1(P2)(P5D)p1/2Pp1/3P1/3(P3)1/4/3 w 0/0/0 move',
  tzaar: 'tzaar standard z3a/6/2Z1(T2)2/8/8/1(a12)6/Z6/4Tt/A4 w -/- second',
  zertz: 'zertz standard ..2/.2G1/.B3W/.2W3/.3G1/.B3/.1B1 w 3/5/5 1/1/1 0/0/1 place',
  punct: 'punct standard Ea6se,Ed4n,te4n,Lh14se,Ti9n,mk6n,rn12s/Td4ne w - piece',
  potentials: 'gipf+ tournament (PT)1p1/5/2(PU)g2/3Gg2/1(PY)z1(pD)1/2(pd)2/G3 w 2/4 *+ Z2/T1U2 push',
};

/** Pages around a board with a position on it, in every language: games under way, analysis, an editor with faults. */
export async function tablePlaces(page, address) {
  const places = [];
  for (const [game, position] of Object.entries(tablePositions)) {
    const query = new URLSearchParams({ position, against: 'person' });
    await go(page, `${address}#/play?${query}`);
    await page.locator('main form button[type=submit]').click();
    await page.getByRole('grid').waitFor();
    const [, id] = /#\/play\/(.+)$/.exec(page.url());
    places.push(
      { name: `game-${game}`, hash: `#/play/${id}` },
      { name: `replay-${game}`, hash: `#/replay/${id}` },
    );
    places.push({
      name: `analysis-${game}`,
      hash: `#/analysis?${new URLSearchParams({ position })}`,
    });
  }
  const faulty = 'yinsh standard 4/7/8/9/10/9/10/9/8/7/R3 w 5/4 0/0 move';
  places.push({
    name: 'editor-faults',
    hash: `#/editor?${new URLSearchParams({ position: faulty })}`,
  });
  return places;
}
