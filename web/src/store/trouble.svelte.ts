import { Blocked, NoDatabase } from './disk';
import type { StoredGame } from './game';

/** Why something could not be read or written. */
export type Failure = 'full' | 'none' | 'newer' | 'blocked' | 'failed';

export function failureOf(error: unknown): Failure {
  if (error instanceof NoDatabase) return 'none';
  if (error instanceof Blocked) return 'blocked';
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'VersionError') return 'newer';
  return name === 'SecurityError' ? 'none' : 'failed';
}

/** A game that is not on the disk as it is on the screen. */
export interface Unsaved {
  readonly failure: Failure;
  readonly game: StoredGame;
}

/** What went wrong with keeping games, for the page to tell. */
export class StoreTrouble {
  /** Games that are being tried again, by name. */
  unsaved = $state.raw<ReadonlyMap<string, Unsaved>>(new Map());
  /** Copies of games that were played on in two places at once. */
  copies = $state.raw<readonly StoredGame[]>([]);

  tell(game: StoredGame, failure: Failure): void {
    this.unsaved = new Map(this.unsaved).set(game.id, { game, failure });
  }

  over(id: string): void {
    if (!this.unsaved.has(id)) return;
    const unsaved = new Map(this.unsaved);
    unsaved.delete(id);
    this.unsaved = unsaved;
  }

  copied(game: StoredGame): void {
    this.copies = [...this.copies, game];
  }

  dismissCopies(): void {
    this.copies = [];
  }
}
