// Somebody who knows the rules: plays along with the program what the page says was played, and compares the boards.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { program } from './server.js';
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

  /**
   * Looks at the page: follows the turns that are new and compares what they led to. Nothing may play itself there, because
   * the board would already show the first part of the next turn.
   */
  async look(page) {
    const now = await shown(page);
    assert.ok(now.played.length >= this.#turns, 'no turn gets lost');
    const fresh = now.played.slice(this.#turns);
    for (const turn of fresh) [this.#position, this.#result] = ask('apply', this.#position, turn);
    this.#turns = now.played.length;
    // The computer may have answered just before somebody went on.
    const entering = ['Undo', 'Confirm'].some((name) => now.buttons.includes(name));
    if (fresh.length === 0 || entering) return;
    this.#compared += 1;
    const when = `after turn ${this.#turns}, ${now.played.at(-1)}`;
    assert.deepEqual(now.pieces, this.pieces, `the board ${when}`);
    assert.deepEqual(now.holdings, holdingsOf(this.#position), `what the players hold ${when}`);
  }

  /** What stands where according to the rules, in the words of the page. */
  get pieces() {
    return piecesOf(this.#position);
  }

  /** The game is over for the program too, and was won by whom the page says. */
  close(sentence) {
    const results = { 'White has won': 'result w', 'Black has won': 'result b', 'A draw': 'result draw' };
    const said = Object.keys(results).find((words) => sentence.startsWith(words));
    assert.equal(this.#result, results[said], sentence);
    assert.ok(this.#compared > this.#turns / 3, `${this.#compared} of ${this.#turns} turns were compared`);
  }
}
