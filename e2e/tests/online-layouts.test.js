// A game between two people on small phones, upright and turned, in every language and with large text.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, visit } from '../support/browser.js';
import { layoutFaults } from '../support/layout-faults.js';
import { sizes } from '../support/layouts.js';
import { acceptLink, atBoard, button, chooseTerms, comeToLobby, shows, type } from '../support/online.js';
import { languages } from '../support/places.js';
import { browser, server, stage } from '../support/stage.js';

stage();

let largeText;

before(async () => {
  largeText = await launch({ text: 200 });
});

after(async () => {
  await largeText?.close();
});

/** Looks at a page in every language, upright and turned; what is wrong, in words. */
async function lookAt(page, text, state) {
  const findings = [];
  for (const language of languages) {
    await page.evaluate((chosen) => {
      const stored = JSON.parse(localStorage.getItem('gipfel.settings') ?? '{}');
      localStorage.setItem('gipfel.settings', JSON.stringify({ ...stored, language: chosen }));
    }, language);
    await page.reload();
    await atBoard(page);
    for (const size of ['360x640', '844x390']) {
      const { viewport } = sizes[size];
      await page.setViewportSize(viewport);
      const found = await layoutFaults(page, viewport.width, text);
      findings.push(...found.map((fault) => `${state}, ${size}, ${language}, ${text} %: ${fault}`));
      assert.doesNotMatch(await page.locator('body').innerText(), /⟦/, `${state}, ${language}`);
    }
  }
  return findings;
}

test('a game between two fits small phones, in every language and with large text', async () => {
  const form = sizes['360x640'];
  const white = await comeToLobby(browser, server.address, form);
  await chooseTerms(white.page, { variant: 'Tournament', side: 'White' });
  await button(white.page, 'Play a friend').click();
  const black = await visit(largeText, server.address, form);
  await acceptLink(white, black);
  for (const { page } of [white, black]) await button(page, 'Turns and more').tap();
  for (const [index, turn] of ['Gc2', 'Gd2'].entries()) {
    const { page } = [white, black][index];
    await type(page, turn);
    for (const other of [white, black]) await shows(other.page, index + 1);
  }
  // White has a turn to enter, Black an offer to answer.
  await button(white.page, 'Draw').tap();
  await button(white.page, 'Yes').tap();
  await button(black.page, 'Agree').waitFor();
  const findings = [
    ...(await lookAt(white.page, 100, 'to move')),
    ...(await lookAt(black.page, 200, 'offered a draw')),
  ];
  await black.page.locator('.actions button.primary').tap();
  for (const { page } of [white, black]) await page.locator('.decision.over').waitFor();
  findings.push(...(await lookAt(white.page, 100, 'over')), ...(await lookAt(black.page, 200, 'over')));
  assert.deepEqual(findings, []);
  await white.close();
  await black.close();
});
