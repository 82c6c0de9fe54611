import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { desktop, go, smallPhone, visit } from '../support/browser.js';
import { finger, keyboard, mouse, tabTo } from '../support/hands.js';
import { solve, verdict } from '../support/lessons.js';
import { browser, server, stage } from '../support/stage.js';

stage();

/** The puzzles of a game in the order of the page, the easy ones first. */
function puzzlesOf(topic) {
  const text = readFileSync(new URL(`../../data/puzzles/${topic}.txt`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [position, , solutions, grade] = line.split(' | ');
      return {
        position,
        solution: solutions.split(' ')[0].split(';'),
        grade: Number(grade),
      };
    })
    .toSorted((one, other) => one.grade - other.grade);
}

/** The points that may be chosen now. */
function choosable(page) {
  return page
    .locator('[role=gridcell][aria-label*="may be chosen"]')
    .evaluateAll((cells) => cells.map((cell) => cell.dataset.point));
}

test('a puzzle is tried, hinted at and solved, and what is solved is kept', async () => {
  const { page, close } = await visit(browser, server.address, desktop);
  const [first] = puzzlesOf('gipf');
  await go(page, `${server.address}#/learn`);
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await page.getByRole('link', { name: 'GIPF', exact: true }).click();
  await page.getByRole('grid').waitFor();
  // Something else than the solution is answered by what the opponent makes of it.
  const begins = first.solution[0].split('-')[0];
  const other = (await choosable(page)).filter((point) => point !== begins);
  // Where it may go in one way only it is played at once, and judged in a moment; otherwise a way is to be chosen: one that is
  // no beginning itself, so that it is seen to be offered.
  const judged = page.locator('main p.wrong, main p.right');
  let way;
  for (const start of other) {
    const chosen = page.locator(`[role=gridcell][data-point="${start}"][aria-selected=true]`);
    await mouse.choose(page, start);
    await chosen.or(judged).first().waitFor({ state: 'attached' });
    way = (await choosable(page)).find((point) => ![...other, begins].includes(point));
    if (way || (await judged.count()) > 0) break;
    await page.keyboard.press('Escape');
    await chosen.waitFor({ state: 'detached' });
  }
  if (way) await mouse.choose(page, way);
  await page.locator('main p.wrong').waitFor();
  assert.equal(await verdict(page), 'wrong');
  await page.locator('main .wrong', { hasText: /Your opponent answers .+\d%\.$/ }).waitFor();
  await mouse.press(page, 'Try again');
  assert.equal(await verdict(page), null);
  await mouse.press(page, 'Hint');
  assert.match(await page.locator('main .hint').textContent(), /Hint: /);
  await solve(page, mouse, first);
  assert.equal(await verdict(page), 'right');
  // The list knows, and the game goes on behind it.
  await go(page, `${server.address}#/puzzles`);
  assert.match(await page.locator('main li').first().textContent(), /1 solved/);
  await page.getByRole('link', { name: 'GIPF', exact: true }).click();
  assert.match(await page.locator('main .where').textContent(), /^Puzzle 2 of /);
  await mouse.press(page, 'Solution');
  assert.match(await page.locator('main .right').textContent(), /The solution: /);
  await close();
});

test('puzzles of one difficulty are solved with the keyboard alone', async () => {
  const { page, close } = await visit(browser, server.address, desktop);
  const own = puzzlesOf('dvonn').filter(({ grade }) => grade === 2);
  await go(page, `${server.address}#/puzzles/dvonn`);
  await tabTo(page, 'select');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  for (const puzzle of own.slice(0, 2)) {
    await solve(page, keyboard, puzzle);
    assert.equal(await verdict(page), 'right', puzzle.position);
    // The button that goes on has the focus.
    await page.keyboard.press('Enter');
  }
  assert.match(await page.locator('main .head .count').textContent(), /^2 of /);
  await close();
});

for (const topic of ['yinsh', 'zertz', 'punct'])
  test(`a puzzle of ${topic} is solved with a finger on a phone`, async () => {
    const { page, close } = await visit(browser, server.address, smallPhone);
    const [first] = puzzlesOf(topic);
    await go(page, `${server.address}#/puzzles/${topic}`);
    const task = await page.locator('main .task').boundingBox();
    assert.ok(task.y + task.height <= 640, 'the task is on the first screen');
    await solve(page, finger, first);
    assert.equal(await verdict(page), 'right');
    await finger.press(page, 'Next');
    assert.match(await page.locator('main .where').textContent(), /^Puzzle 2 of /);
    await close();
  });
