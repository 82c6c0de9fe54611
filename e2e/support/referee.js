// Somebody who knows the rules: plays along with the program what the page says was played, and compares the boards.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { program } from './server.js';
import { plusHoldings, plusPieces, shownHoldings } from './potentials.js';
import { holdingsOf, piecesOf, shown } from './shown.js';

const ask = (...args) => execFileSync(program(), args, { encoding: 'utf8' }).trim().split('\n');

export class Referee {
  #position;
  #result = 'result -';
  #turns = 0;
  #compared = 0;

  /** Watches a game from its start. */
  constructor(game, variant) {
    [this.#position] = ask('new', game, '--variant', variant);
  }

  /** Watches a game that begins with a position. */
  static from(position) {
    const [game, variant] = position.split(' ');
    const referee = new Referee(game, variant);
    referee.#position = position;
    return referee;
  }

  /**
   * Looks at the page: follows the turns that are new and compares what they led to. Nothing may play itself there, because
   * the board would already show the first part of the next turn. What is on the page may have been looked at already.
   */
  async look(page, seen = null) {
    const now = seen ?? (await shown(page));
    assert.ok(now.played.length >= this.#turns, 'no turn gets lost');
    const fresh = now.played.slice(this.#turns);
    for (const turn of fresh) this.#play(turn);
    // The computer may have answered just before somebody went on.
    const entering = ['Undo', 'Confirm'].some((name) => now.buttons.includes(name));
    if (fresh.length === 0 || entering) return;
    await this.#compare(page, now, now.played.at(-1));
  }

  /** Plays a turn that is shown on several pages, and looks at all of them. */
  async follow(turn, pages) {
    this.#play(turn);
    for (const page of pages) {
      const now = await shown(page);
      assert.equal(now.played.length, this.#turns, `the turns after ${turn}`);
      await this.#compare(page, now, turn);
    }
  }

  #play(turn) {
    [this.#position, this.#result] = ask('apply', this.#position, turn);
    this.#turns += 1;
  }

  async #compare(page, now, turn) {
    this.#compared += 1;
    const when = `after turn ${this.#turns}, ${turn}`;
    assert.deepEqual(now.pieces, this.pieces, `the board ${when}`);
    const [held, holdings] = this.#isPlus
      ? [await shownHoldings(page), plusHoldings(this.#position)]
      : [now.holdings, holdingsOf(this.#position)];
    assert.deepEqual(held, holdings, `what the players hold ${when}`);
  }

  get #isPlus() {
    return this.#position.startsWith('gipf+ ');
  }

  /** What stands where according to the rules, in the words of the page. */
  get pieces() {
    return this.#isPlus ? plusPieces(this.#position) : piecesOf(this.#position);
  }

  /** The game is over for the program too, and was won by whom the page says. */
  close(sentence) {
    const results = { 'White has won': 'result w', 'Black has won': 'result b', 'A draw': 'result draw' };
    const said = Object.keys(results).find((words) => sentence.startsWith(words));
    assert.equal(this.#result, results[said], sentence);
    assert.ok(this.#compared > this.#turns / 3, `${this.#compared} of ${this.#turns} turns were compared`);
  }
}
