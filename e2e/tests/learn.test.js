import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { desktop, go, phone, smallPhone, visit } from '../support/browser.js';
import { finger, keyboard, mouse, tabTo } from '../support/hands.js';
import { address, chapterOf, chapters, solve, verdict } from '../support/lessons.js';
import { languages } from '../support/places.js';
import { browser, server, stage } from '../support/stage.js';

stage();

async function pass(page, hand, chapter) {
  await go(page, `${server.address}${address(chapter)}?step=1`);
  for (const [index, step] of chapter.steps.entries()) {
    const where = `${chapter.topic}/${chapter.name} ${step.name}`;
    await solve(page, hand, step);
    assert.equal(await verdict(page), 'right', where);
    const last = index === chapter.steps.length - 1;
    await hand.press(page, last ? 'Finish' : 'Next');
  }
  await page.getByRole('heading', { name: 'The chapter is done' }).waitFor();
}

for (const topic of new Set(chapters.map((chapter) => chapter.topic))) {
  test(`every lesson of ${topic} is passed with the mouse`, async () => {
    const { page, close } = await visit(browser, server.address, desktop);
    const own = chapters.filter((chapter) => chapter.topic === topic);
    for (const chapter of own) await pass(page, mouse, chapter);
    // The list knows.
    await page.goto(`${server.address}#/learn`);
    const list = page.locator(`section[aria-labelledby=topic-${topic}]`);
    await list.waitFor();
    assert.equal(await list.locator('li.complete').count(), own.length);
    await close();
  });
}

test('a chapter is passed with the keyboard alone, from the list to a free game', async () => {
  const { page, close } = await visit(browser, server.address, desktop);
  const chapter = chapterOf('gipf', 'rows');
  await go(page, `${server.address}#/learn`);
  await tabTo(page, 'a', 'Rows');
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor();
  for (const step of chapter.steps) {
    await solve(page, keyboard, step);
    assert.equal(await verdict(page), 'right', step.name);
    // The button that goes on has the focus.
    await page.keyboard.press('Enter');
  }
  await page.getByRole('heading', { name: 'The chapter is done' }).waitFor();
  await tabTo(page, 'button', 'Play against level 1');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/play\/.+/);
  await page.getByRole('grid').waitFor();
  assert.match(await page.locator('main').textContent(), /Computer, level 1/);
  await close();
});

test('a chapter is passed with a finger on a phone, and everything is in reach', async () => {
  const { page, close } = await visit(browser, server.address, { ...smallPhone });
  const chapter = chapterOf('yinsh', 'jumping');
  await go(page, `${server.address}${address(chapter)}?step=1`);
  for (const [index, step] of chapter.steps.entries()) {
    const board = await page.getByRole('grid').boundingBox();
    const task = await page.locator('main .task').boundingBox();
    assert.ok(board.width >= 280, `a board of ${board.width} px`);
    assert.ok(task.y < 640, 'the task is on the first screen');
    await solve(page, finger, step);
    assert.equal(await verdict(page), 'right', step.name);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(tooWide <= 0, `${tooWide} px too wide`);
    await finger.press(page, index === chapter.steps.length - 1 ? 'Finish' : 'Next');
  }
  await page.getByRole('button', { name: 'Play against level 1' }).waitFor();
  await close();
});

test('a wrong answer says why, can be tried again, and a hint helps', async () => {
  const { page, close } = await visit(browser, server.address, desktop);
  await go(page, `${server.address}#/learn/gipf-rows?step=1`);
  await mouse.choose(page, 'b3');
  assert.equal(await verdict(page), 'wrong');
  assert.match(await page.locator('main .wrong').textContent(), /That makes no row\./);
  await mouse.press(page, 'Try again');
  assert.equal(await verdict(page), null);
  await mouse.press(page, 'Hint');
  assert.match(await page.locator('main .hint').textContent(), /A piece on b2 makes four in line/);
  // Against the rules: the rule is named, and a link leads to it.
  await mouse.choose(page, 'e6');
  const why = page.locator('main').getByRole('alert');
  assert.match(await why.textContent(), /Pieces enter at the edge\./);
  await why.getByRole('link', { name: 'The rule' }).click();
  await page.getByRole('heading', { name: 'Bringing in a piece' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'push');
  await close();
});

test('what has been done is kept, and can be forgotten', async () => {
  const { page, close } = await visit(browser, server.address, desktop);
  await go(page, `${server.address}#/learn/gipf-board?step=1`);
  await mouse.choose(page, 'd2');
  assert.equal(await verdict(page), 'right');
  await go(page, `${server.address}#/learn`);
  const first = page.locator('section[aria-labelledby=topic-gipf] li').first();
  assert.match(await first.textContent(), /1 of 5 steps/);
  // The chapter goes on where it was left.
  await first.getByRole('link').click();
  await page.getByRole('grid').waitFor();
  assert.match(await page.locator('main .task').textContent(), /onto f7/);
  await go(page, `${server.address}#/learn`);
  await page.getByRole('button', { name: 'Forget my progress' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  assert.match(await first.textContent(), /0 of 5 steps/);
  await close();
});

test('in a game a click that does nothing says why, with the way to the rule', async () => {
  const { page, close } = await visit(browser, server.address, desktop);
  const games = {
    'gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push': ['e5', /Pieces enter at the edge\./],
    'yinsh standard 4/7/4r3/2R2M3/4r1RM2/3m3r1/2Rm2r3/2m4R1/1m2R3/4r2/4 w 0/0 0/0 move': [
      'g5',
      /Markers never move\./,
    ],
  };
  for (const [position, [point, sentence]] of Object.entries(games)) {
    const query = new URLSearchParams({ position, against: 'person' });
    await go(page, `${server.address}#/play?${query}`);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('grid').waitFor();
    await mouse.choose(page, point);
    const why = page.locator('main').getByRole('alert');
    assert.match(await why.textContent(), sentence);
    assert.match(await why.getByRole('link').getAttribute('href'), /^#\/rules\/(gipf|yinsh)\?section=/);
  }
  await close();
});

test('in a game a hint says what a good turn is good for', async () => {
  const { page, close } = await visit(browser, server.address, desktop);
  // Three white pieces in column d: the row is there for the making.
  const position = 'gipf basic 4/p4/1PPP2/4pp1/1P2p1/2p2/1P2 w 1/6 -- push';
  const query = new URLSearchParams({ position, against: 'person' });
  await go(page, `${server.address}#/play?${query}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('grid').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  const idea = page.locator('main .idea');
  await idea.waitFor({ timeout: 60_000 });
  assert.match(await idea.textContent(), /^Hint \(d2\): it makes a row and brings 4 pieces home\.$/);
  await close();
});

test('the rules have contents that lead to their sections, and diagrams, in every language', async () => {
  for (const language of languages) {
    const { page, close } = await visit(browser, server.address, { ...desktop, settings: { language } });
    for (const name of ['gipf', 'potentials', 'yinsh']) {
      await go(page, `${server.address}#/rules/${name}`);
      const sections = page.locator('article section');
      assert.ok((await sections.count()) >= 13, `${language} ${name}`);
      assert.ok((await page.locator('article figure svg').count()) >= 10, `${language} ${name}`);
      await page.locator('main nav ol a').last().click();
      await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
      const text = await page.locator('body').evaluate((body) => body.innerHTML);
      assert.ok(!/[⟦⟧]/.test(text), `${language} ${name}`);
    }
    await close();
  }
});

test('the rules can be printed: nothing but the text', async () => {
  const { page, close } = await visit(browser, server.address, { ...desktop, colorScheme: 'dark' });
  await go(page, `${server.address}#/rules/yinsh`);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  assert.equal(await page.locator('.shell > header').isVisible(), false);
  assert.equal(await page.getByRole('button', { name: 'Print' }).isVisible(), false);
  // On paper diagrams are bright, whatever the screen is.
  const table = await page.locator('article figure svg rect').first().getAttribute('fill');
  assert.equal(table, '#eef1f5');
  await close();
});

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

for (const colorScheme of ['light', 'dark']) {
  for (const [size, form] of Object.entries({ desktop, phone })) {
    test(`axe has nothing to say about lessons and rules, ${colorScheme}, ${size}`, async () => {
      const { page, close } = await visit(browser, server.address, { ...form, colorScheme, bypassCSP: true });
      const hand = size === 'phone' ? finger : mouse;
      const step = chapterOf('gipf', 'gipf-pieces').steps[1];
      await go(page, `${server.address}#/learn/gipf-gipf-pieces?step=2`);
      assert.deepEqual(await violations(page), [], 'a step');
      await hand.press(page, 'Hint');
      await hand.choose(page, 'e7');
      assert.deepEqual(await violations(page), [], 'a refusal and a hint');
      await solve(page, hand, step);
      assert.deepEqual(await violations(page), [], 'what was right');
      await go(page, `${server.address}#/learn/gipf-rows?step=1`);
      await hand.choose(page, 'b3');
      assert.deepEqual(await violations(page), [], 'what was wrong');
      for (const name of ['gipf', 'potentials', 'yinsh']) {
        await go(page, `${server.address}#/rules/${name}`);
        assert.deepEqual(await violations(page), [], `the rules of ${name}`);
      }
      await go(page, `${server.address}#/learn`);
      assert.deepEqual(await violations(page), [], 'the list with progress');
      await close();
    });
  }
}

async function violations(page) {
  await page.evaluate(axe);
  const { violations: found } = await page.evaluate(() => window.axe.run());
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(' | ')}`);
}
