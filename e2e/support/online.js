// People who meet over the server.
import { go, settle, visit } from './browser.js';
import { turnsShown } from './turns.js';

export const button = (page, name) => page.getByRole('button', { name, exact: true });

/** Waits until some words are on the page. */
export const says = (page, text) => page.getByText(text).first().waitFor();

/** Everybody goes. */
export async function closeAll(...people) {
  for (const person of people) await person.close();
}

/** Chooses one of a few on the page. */
export async function choose(page, legend, option) {
  const group = page.getByRole('group', { name: legend });
  await group.getByRole('radio', { name: option, exact: true }).check({ force: true });
}

/** Somebody with a browser of his own, in the lobby. */
export async function comeToLobby(browser, address, options) {
  const visitor = await visit(browser, address, options);
  await go(visitor.page, `${address}#/online`);
  return visitor;
}

/** Chooses what is to be played, in the lobby. The clock is as it stands on its key. */
export async function chooseTerms(
  page,
  { game = 'GIPF', variant = 'Basic', clock = '10 + 10', seconds, side } = {},
) {
  await choose(page, 'Game', game);
  if (variant) await choose(page, 'Variant', variant);
  await choose(page, 'Clock', clock);
  if (seconds) await choose(page, 'The seconds of a turn', seconds);
  if (side) await choose(page, 'Your side', side);
}

/** Two guests in one game, who have met by a link: White and Black, and the game's address. */
export async function meetByLink(browser, address, terms = {}, options = [{}, {}]) {
  const white = await comeToLobby(browser, address, options[0]);
  await chooseTerms(white.page, { ...terms, side: 'White' });
  await white.page.getByRole('button', { name: 'Play a friend' }).click();
  return acceptLink(white, await visit(browser, address, options[1]));
}

/** The same with a start of one's own, from the page where games are put together. */
export async function meetAt(browser, address, start, { clock = '10 + 10', options = [{}, {}] } = {}) {
  const white = await visit(browser, address, options[0]);
  const query = new URLSearchParams({ ...start, against: 'link' });
  await go(white.page, `${address}#/play?${query}`);
  await choose(white.page, 'Clock', clock);
  await white.page.getByRole('button', { name: 'Start' }).click();
  return acceptLink(white, await visit(browser, address, options[1]));
}

/** The one who was invited takes the link that the other shows. */
export async function acceptLink(white, black) {
  const link = await white.page.getByRole('textbox', { name: 'Link' }).inputValue();
  await go(black.page, link);
  await black.page.getByRole('button', { name: 'Accept' }).click();
  for (const { page } of [white, black]) await atBoard(page);
  return { white, black, link, game: black.page.url() };
}

/** Makes an account of whoever is here; returns the recovery codes. */
export async function signUp(page, address, name, password = 'correct horse') {
  await go(page, `${address}#/account`);
  await fillIn(page, 'No e-mail is needed', { Name: name, Password: password });
  await page.getByText(`You are ${name}.`).waitFor();
  return page.locator('.codes code').allTextContents();
}

/** Fills in the form in which some words stand, and sends it. */
export async function fillIn(page, words, values = {}) {
  const form = page.locator('form').filter({ hasText: words });
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
  await form.getByRole('button').last().click();
}

/** Waits until a game stands on the page, and the connection with it. */
export async function atBoard(page) {
  await page.waitForURL(/#\/game\//);
  await settle(page);
  await page.getByRole('grid').waitFor();
  await page.locator('[data-link=open]').waitFor({ state: 'attached' });
}

/** Types decisions of the one to whom the page belongs. */
export async function type(page, text) {
  const field = page.getByRole('textbox', { name: 'Type a turn' });
  await field.fill(text);
  await field.press('Enter');
}

/** Types a whole turn, and waits until the server has it. */
export async function typeTurn(page, text) {
  const count = (await turnsShown(page)).length;
  await type(page, text);
  await page.locator(`main [data-count="${count + 1}"]`).waitFor();
  await saved(page);
}

/** Waits until nothing of one's own is under way any more. */
export async function saved(page) {
  await page.getByText('Your turn is on its way…').waitFor({ state: 'detached' });
}

/** Waits until so many turns are in the list. */
export const shows = (page, count) => page.locator(`main [data-count="${count}"]`).waitFor();

/** Lets the clock of a server that was started for it go forward. */
export async function travel(page, millis) {
  await page.evaluate((text) => fetch('api/time', { method: 'POST', body: text }), String(millis));
}

/** Plays turns in order, each on the page of the one whose it is; the other waits for it. */
export async function playBoth({ white, black }, turns, from = 0) {
  for (const [index, turn] of turns.entries()) {
    const count = from + index;
    const [mover, other] = count % 2 === 0 ? [white, black] : [black, white];
    await typeTurn(mover.page, turn);
    await shows(other.page, count + 1);
  }
}
