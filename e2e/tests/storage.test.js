// Whatever happens to a write or a page: every turn that was shown as played is found again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, go, settle, visit } from '../support/browser.js';
import { databaseOf, firstSchemaGames, makeFirstDatabase } from '../support/first-schema.js';
import { browser, server, stage } from '../support/stage.js';
import { beginGame, playTurns, turnsOf, turnsShown } from '../support/turns.js';

stage();

/** Lets a test put faults into the database of a page: `window.cut` says which. */
async function withFaults(context) {
  await context.addInitScript(() => {
    window.databases = [];
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function opened(...parameters) {
      const request = Reflect.apply(open, this, parameters);
      request.addEventListener('success', () => window.databases.push(request.result));
      return request;
    };
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function cutting(...parameters) {
      if (window.cut === 'full') throw new DOMException('no room', 'QuotaExceededError');
      if (window.cut === 'never') {
        // As long as something is asked of it, a transaction does not end.
        const ask = () => {
          const request = this.get('nothing');
          request.addEventListener('success', ask);
          return request;
        };
        return ask();
      }
      const request = Reflect.apply(put, this, parameters);
      if (window.cut === 'abort') this.transaction.abort();
      return request;
    };
  });
}

async function visitor() {
  const visited = await visit(browser, server.address, desktop);
  await withFaults(visited.context);
  return visited;
}

const notice = (page) => page.getByRole('alert').filter({ hasText: 'not saved' });

const TURNS = ['c2', 'd2', 'g2', 'f2', 'b3', 'b4'];

/** The turns as they lie in the database. */
async function stored(page, id) {
  const found = (await databaseOf(page)).find((value) => value.id === id);
  // A record ends with its turns, without numbers here, and the result.
  const [, played = ''] = found?.record.split('\n\n') ?? [];
  return played.split(/\s+/).filter((word) => /^[a-z]/i.test(word) && !/^\d/.test(word));
}

async function waitForStored(page, id, turns) {
  for (let look = 0; look < 200; look++) {
    if ((await stored(page, id)).length === turns.length) break;
    await page.waitForTimeout(50);
  }
  assert.deepEqual(await stored(page, id), turns);
}

test('an aborted write is told and tried again until it is done', async () => {
  const { page, close } = await visitor();
  const id = await beginGame(page, server.address);
  await playTurns(page, ...TURNS.slice(0, 2));
  await waitForStored(page, id, TURNS.slice(0, 2));
  await page.evaluate(() => (window.cut = 'abort'));
  await playTurns(page, ...TURNS.slice(2, 4));
  await notice(page).waitFor();
  assert.match(
    await notice(page).textContent(),
    /One game is not saved\.\s+The storage of the browser does not answer\./,
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const text = await (await download.createReadStream()).toArray();
  assert.match(Buffer.concat(text).toString(), /1\. c2 d2 2\. g2 f2 \*/);

  // The list shows the game as it is on the screen, not as it is on the disk.
  await page.evaluate(() => (location.hash = '#/games'));
  await page.getByText('4 turns').waitFor();
  await page.evaluate(() => (window.cut = undefined));
  await page.getByRole('button', { name: 'Try now' }).click();
  await notice(page).waitFor({ state: 'hidden' });
  await waitForStored(page, id, TURNS.slice(0, 4));
  await close();
});

test('no room left: it is told, and saved when there is room again', async () => {
  const { page, close } = await visitor();
  const id = await beginGame(page, server.address);
  await playTurns(page, ...TURNS.slice(0, 2));
  await waitForStored(page, id, TURNS.slice(0, 2));
  await page.evaluate(() => (window.cut = 'full'));
  await playTurns(page, ...TURNS.slice(2, 4));
  await notice(page).waitFor();
  assert.match(await notice(page).textContent(), /There is no room left/);
  await page.evaluate(() => (window.cut = undefined));
  await page.getByRole('button', { name: 'Try now' }).click();
  await waitForStored(page, id, TURNS.slice(0, 4));
  await close();
});

test('a database that is closed under way is opened again', async () => {
  const { page, close } = await visitor();
  const id = await beginGame(page, server.address);
  for (const [index, turn] of TURNS.entries()) {
    await page.evaluate(() => window.databases.forEach((database) => database.close()));
    await playTurns(page, turn);
    await waitForStored(page, id, TURNS.slice(0, index + 1));
  }
  await close();
});

test('a newer version of the database: nothing looks like no games, and the turns are noted', async () => {
  const { page, close } = await visitor();
  const id = await beginGame(page, server.address);
  await playTurns(page, ...TURNS.slice(0, 2));
  await waitForStored(page, id, TURNS.slice(0, 2));
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('gipfel', 2);
        request.addEventListener('success', () => resolve(request.result.close()));
      }),
  );
  await playTurns(page, TURNS[2]);
  await notice(page).waitFor();
  assert.match(await notice(page).textContent(), /A newer version of the app/);
  await go(page, `${server.address}#/games`);
  const alert = page.locator('main [role=alert]');
  await alert.waitFor();
  assert.match(await alert.textContent(), /Your games cannot be read at the moment/);
  assert.equal(await page.getByText('You have not played on this device yet.').count(), 0);
  await page.getByText('3 turns').waitFor();
  await close();
});

// Where the write is when the page dies: refused, begun, aborted, perhaps done.
for (const cut of ['full', 'never', 'abort', undefined]) {
  test(`a crash of the tab, the writes ${cut ?? 'going'}: every turn is there`, async () => {
    const { page, context } = await visitor();
    const id = await beginGame(page, server.address);
    for (const [index, turn] of TURNS.entries()) {
      const tab = index === 0 ? page : await context.newPage();
      if (index > 0) {
        await tab.goto(`${server.address}#/play/${id}`);
        await tab.getByRole('grid').waitFor();
        assert.deepEqual(await turnsShown(tab), TURNS.slice(0, index));
      }
      await tab.evaluate((fault) => (window.cut = fault), cut);
      await playTurns(tab, turn);
      const session = await context.newCDPSession(tab);
      session.send('Page.crash').catch(() => undefined);
      await new Promise((resolve) => tab.once('crash', resolve));
    }
    const last = await context.newPage();
    assert.deepEqual(await turnsOf(last, server.address, id), TURNS);
    await waitForStored(last, id, TURNS);
    await context.close();
  });
}

test('clocks stand after a reload and after a crash as they stood', async () => {
  const { page, context } = await visitor();
  const id = await beginGame(page, server.address, { clock: '3 + 2' });
  await playTurns(page, 'c2', 'd2');
  // White thinks for some seconds.
  const clock = (tab) => tab.locator('.player[data-colour=white]').textContent();
  const seconds = async (tab) => {
    const [, minutes, rest] = /(\d+):(\d\d)/.exec(await clock(tab));
    return Number(minutes) * 60 + Number(rest);
  };
  await page.waitForTimeout(3500);
  const left = await seconds(page);
  assert.ok(left <= 177, `${left} s are left`);
  await page.reload();
  await page.getByRole('grid').waitFor();
  assert.ok((await seconds(page)) <= left, 'a reload gives no time back');
  await page.waitForTimeout(2500);
  const later = await seconds(page);
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await new Promise((resolve) => page.once('crash', resolve));
  const tab = await context.newPage();
  await tab.goto(`${server.address}#/play/${id}`);
  await tab.getByRole('grid').waitFor();
  // Clocks are noted every second.
  assert.ok((await seconds(tab)) <= later + 1, 'a crash gives at most a second back');
  await context.close();
});

test('a database of the first version is read, played on with, and written in the form of today', async () => {
  const { page, close } = await visitor();
  await makeFirstDatabase(page, server.address);
  await go(page, `${server.address}#/games`);
  await page
    .getByRole('heading', { level: 2 })
    .nth(firstSchemaGames.length - 1)
    .waitFor();
  assert.equal(await page.getByRole('heading', { level: 2 }).count(), firstSchemaGames.length);
  for (const game of firstSchemaGames.slice(0, 3))
    assert.deepEqual(await turnsOf(page, server.address, game.id), game.turns);

  await go(page, `${server.address}#/play/timed`);
  await page.getByRole('grid').waitFor();
  assert.match(await page.locator('.player[data-colour=black]').textContent(), /4:20/);
  await go(page, `${server.address}#/play/contest`);
  await page.getByRole('grid').waitFor();
  assert.equal(await page.locator('[data-table=yinsh]').count(), 1, 'the contest is under way');

  const untouched = await databaseOf(page);
  assert.deepEqual(
    untouched.find(({ id }) => id === 'plain'),
    firstSchemaGames[0],
    'looking changes nothing',
  );
  await go(page, `${server.address}#/play/plain`);
  await page.getByRole('grid').waitFor();
  await page.getByRole('button', { name: 'Take back' }).click();
  await waitForStored(page, 'plain', firstSchemaGames[0].turns.slice(0, -1));
  const kept = (await databaseOf(page)).find(({ id }) => id === 'plain');
  assert.equal(kept.schema, 4);
  assert.match(kept.record, /\[Game "gipf"\]/);
  await close();
});

test('a game that no longer replays is shown as far as it does, and stays as it is', async () => {
  const { page, close } = await visitor();
  const broken = { ...firstSchemaGames[0], id: 'broken' };
  broken.turns = [...broken.turns.slice(0, 3), 'z9', ...broken.turns.slice(3)];
  const damaged = { id: 'damaged', turns: 7 };
  await makeFirstDatabase(page, server.address, [broken, damaged, firstSchemaGames[2]]);
  await go(page, `${server.address}#/games`);
  await page.getByText('There is a game here that is damaged. It is left as it is.').waitFor();
  assert.equal(await page.getByRole('heading', { level: 2 }).count(), 2);
  for (const place of ['play', 'replay']) {
    await go(page, `${server.address}#/${place}/broken`);
    await page.getByText('This game can only be shown up to turn 3 of 7. It is kept as it is.').waitFor();
    assert.deepEqual(await turnsShown(page), broken.turns.slice(0, 3));
  }
  await go(page, `${server.address}#/analysis?game=broken`);
  await page.getByRole('grid').waitFor();
  await settle(page);
  const values = await databaseOf(page);
  assert.deepEqual(
    values.find(({ id }) => id === 'damaged'),
    damaged,
  );
  const { course, turns } = values.find(({ id }) => id === 'broken');
  assert.deepEqual((course ?? { turns }).turns, broken.turns);
  await close();
});
