import { Channel } from './channel';
import { DatabaseDisk, MemoryDisk, type Disk } from './disk';
import { newId, type StoredGame } from './game';
import { Journal, type FoundNote } from './journal';
import { alivePages, showAlive } from './pages';
import { askToPersist } from './persist';
import { loadRules } from '../wasm';
import { contains, gameOf, isForeign, keptOf, readKept, type ForeignGame, type KeptGame } from './schema';
import { StoreTrouble, failureOf, type Failure } from './trouble.svelte';

/** What playing needs of the store: every state of a game is handed over as it comes about. */
export interface GameKeeper {
  put(game: StoredGame): Promise<unknown>;
  /** Forgets a game in which nothing was decided. */
  discard?(id: string): Promise<unknown>;
}

/** All games on this device, as far as they can be read. */
export interface Shelf {
  /** The one played last first. */
  readonly games: readonly StoredGame[];
  /** What this version of the app cannot read. */
  readonly foreign: readonly ForeignGame[];
  /** Why there may be more than these. */
  readonly failure: Failure | null;
}

/** What became of a state that was handed over: it, or a later one, is safe; or somebody else played on. */
export type Outcome = 'saved' | 'stale';

/** Somebody else has changed what was to be replaced. */
class Stale extends Error {
  constructor(readonly there: KeptGame | null) {
    super('somebody else has changed it');
  }
}

interface State {
  readonly game: StoredGame;
  readonly revision: string;
}

/** Something whose newest state is on its way; of states that come meanwhile only the last is written. */
interface Writing<S> {
  state: S;
  readonly done: Promise<Outcome>;
}

/** How a state is written. */
interface Way<S> {
  /** What the user would lose. */
  game(state: S): StoredGame;
  write(state: S): Promise<void>;
  saved(state: S): void;
}

/** How long to wait before trying again, in milliseconds; the last goes on for ever. */
const PAUSES = [250, 1000, 4000, 15_000];
/** As many states as can be on their way at once, and some more. */
const MOST_BASES = 8;
const DAY = 86_400_000;
/** As many games as are sorted and shown without a thought. */
const MANY = 1000;

/**
 * The games on this device. A state that is handed over is noted at once, so that no end of the page can lose it, and is
 * done when the database says so. What fails is tried again until it goes, and told meanwhile. What somebody else has
 * written is never replaced unseen: a page that comes too late gets a copy of what it has.
 */
export class Games implements GameKeeper {
  readonly trouble = new StoreTrouble();
  readonly channel = new Channel();
  readonly #disk: Disk;
  readonly #journal: Journal;
  readonly #writing = new Map<string, Writing<State>>();
  readonly #writingStudies = new Map<string, Writing<State>>();
  /** Games of which this page came too late, and the copies it plays on with. */
  readonly #moved = new Map<string, string>();
  /** The states of each game that this page has read or written: those it may replace. */
  readonly #seen = new Map<string, readonly string[]>();
  /** The states of each game that this page has handed over. */
  readonly #handed = new Map<string, readonly string[]>();
  readonly #seenStudies = new Map<string, string>();
  readonly #handedStudies = new Map<string, readonly string[]>();
  #recovered: Promise<void> | undefined;
  #count = 0;
  #wake: (() => void)[] = [];

  constructor(disk: Disk, journal: Journal) {
    this.#disk = disk;
    this.#journal = journal;
  }

  /** Keeps a state of a game. It is noted when this returns, and safe when the promise is kept. */
  put(given: StoredGame): Promise<Outcome> {
    const game = { ...given, id: this.#moved.get(given.id) ?? given.id };
    const state = { game, revision: this.#revision() };
    // What is still on its way may be there when this is read, and this follows on it too.
    const handed = this.#handed.get(game.id) ?? [];
    this.#journal.note(keptOf(game, state.revision), [...this.#bases(game.id), ...handed]);
    this.#handed.set(game.id, [...handed, state.revision].slice(-MOST_BASES));
    this.channel.say({ kind: 'state', game });
    if (game.count > 0) askToPersist();
    return this.#enqueue(this.#writing, state, {
      game: (latest) => latest.game,
      write: (latest) => this.#replace(latest),
      saved: ({ revision }) => {
        this.#see(game.id, revision);
        this.#journal.forget(game.id, revision);
      },
    });
  }

  /** A game as it stands, clocks included; fails if that cannot be found out. */
  async get(id: string): Promise<StoredGame | undefined> {
    await loadRules();
    await this.#recover().catch(() => undefined);
    this.#moved.delete(id);
    const onItsWay = this.#writing.get(id);
    const written = this.#writingStudies.get(id)?.state.game.study;
    if (onItsWay) return { ...onItsWay.state.game, ...(written ? { study: written } : {}) };
    const value = await this.#disk.read(id);
    const there = value === undefined ? null : readKept(value);
    if (there && isForeign(there)) return undefined;
    const kept = this.#newest(there, this.#journal.left());
    if (!kept) return undefined;
    if (there) this.#see(id, there.revision);
    this.#see(id, kept.revision);
    this.#seenStudies.set(id, there?.studyRevision ?? '');
    const game = gameOf({ ...kept, study: written ?? there?.study ?? kept.study });
    const left = game.end === null ? this.#journal.clocks(id, game.updated) : null;
    return left ? { ...game, left } : game;
  }

  /** All games. What cannot be read is not passed over in silence. */
  async all(): Promise<Shelf> {
    await loadRules();
    await this.#recover().catch(() => undefined);
    let failure: Failure | null = null;
    let values: unknown[] = [];
    try {
      values = await this.#disk.readAll();
    } catch (error) {
      failure = failureOf(error);
    }
    const found = await this.#read(values);
    const games = new Map(found.flatMap((kept) => (isForeign(kept) ? [] : [[kept.id, kept] as const])));
    const notes = this.#journal.left();
    for (const { kept } of notes) {
      const newest = this.#newest(games.get(kept.id) ?? null, notes, kept.id);
      if (newest) games.set(kept.id, newest);
    }
    const shown = new Map([...games].map(([id, kept]) => [id, gameOf(kept)]));
    for (const [id, { state }] of this.#writing) shown.set(id, state.game);
    const listed = [...shown.values()].filter((game) => !this.#isForgotten(game));
    return {
      games: listed.toSorted((one, other) => other.updated - one.updated),
      foreign: found.filter(isForeign),
      failure,
    };
  }

  /** Puts new games there, all or none. */
  async add(games: readonly StoredGame[]): Promise<void> {
    await this.#disk.add(games.map((game) => keptOf(game, this.#revision())));
    this.channel.say({ kind: 'list' });
  }

  async remove(id: string): Promise<void> {
    await this.#writing.get(id)?.done;
    await this.#disk.remove(id);
    this.#journal.drop(id);
    this.channel.say({ kind: 'list' });
  }

  /** A game is left in which nothing was decided. Whoever has played on in it meanwhile keeps it. */
  async discard(id: string): Promise<void> {
    await this.#writing.get(id)?.done;
    const value = await this.#disk.read(id).catch(() => undefined);
    const there = value === undefined ? null : readKept(value);
    if (there && !isForeign(there) && there.fresh) await this.remove(id).catch(() => undefined);
  }

  /** Keeps what was written about a game, whatever becomes of the game meanwhile. */
  putStudy(game: StoredGame, study: string): Promise<Outcome> {
    const state = { game: { ...game, study }, revision: this.#revision() };
    const { id } = game;
    const handed = this.#handedStudies.get(id) ?? [];
    const bases = [this.#seenStudies.get(id) ?? '', ...handed];
    this.#journal.noteStudy(keptOf(game, '', { study, studyRevision: state.revision }), bases);
    this.#handedStudies.set(id, [...handed, state.revision].slice(-MOST_BASES));
    return this.#enqueue(this.#writingStudies, state, {
      game: (latest) => latest.game,
      write: (latest) => this.#replaceStudy(latest),
      saved: ({ revision }) => {
        this.#seenStudies.set(id, revision);
        this.#journal.forgetStudy(id, revision);
      },
    });
  }

  /** Notes how the clocks of a game stand, in case the page ends. */
  noteClocks(game: StoredGame, left: readonly [number, number]): void {
    if (game.end === null) this.#journal.noteClocks(game.id, game.updated, left);
  }

  /** Waits until everything that was handed over of a game is safe, or has proved hopeless. */
  async settled(id: string): Promise<void> {
    await this.#writing.get(id)?.done;
  }

  /** Another page holds the game now: what this page has seen of it gives it no right to replace anything. */
  letGo(id: string): void {
    this.#seen.delete(id);
  }

  /** Tries at once whatever waits for being tried again. */
  tryNow(): void {
    const waiting = this.#wake;
    this.#wake = [];
    for (const wake of waiting) wake();
  }

  /** Nothing was decided in a game; a page that was closed has left it, and by tomorrow nobody wants it back. */
  #isForgotten({ id, fresh, study, updated }: StoredGame): boolean {
    if (!fresh || study) return false;
    if (updated < Date.now() - DAY) void this.discard(id);
    return true;
  }

  #enqueue(queue: Map<string, Writing<State>>, state: State, way: Way<State>): Promise<Outcome> {
    const { id } = state.game;
    const writing = queue.get(id);
    if (writing) {
      writing.state = state;
      return writing.done;
    }
    const done = Promise.resolve().then(() => this.#drain(queue, id, way));
    queue.set(id, { state, done });
    return done;
  }

  async #drain(queue: Map<string, Writing<State>>, id: string, way: Way<State>): Promise<Outcome> {
    const writing = queue.get(id);
    if (!writing) return 'saved';
    for (;;) {
      let { state } = writing;
      const outcome = await this.#persist(
        () => way.game(writing.state),
        () => {
          ({ state } = writing);
          return way.write(state);
        },
      );
      if (outcome === 'saved') way.saved(state);
      if (outcome === 'saved' && writing.state !== state) continue;
      queue.delete(id);
      this.channel.say({ kind: 'list' });
      return outcome;
    }
  }

  #replace({ game, revision }: State): Promise<void> {
    return this.#disk.change(game.id, (value) => {
      const there = value === undefined ? null : readKept(value);
      if (there && isForeign(there)) throw new Stale(null);
      if (there && !this.#bases(game.id).includes(there.revision)) throw new Stale(there);
      return keptOf(game, revision, there ?? undefined);
    });
  }

  #replaceStudy({ game, revision }: State): Promise<void> {
    return this.#disk.change(game.id, (value) => {
      const there = value === undefined ? keptOf(game, this.#revision()) : readKept(value);
      if (isForeign(there)) throw new Stale(null);
      const seen = this.#seenStudies.get(game.id) ?? '';
      if (there.study !== null && there.studyRevision !== seen) throw new Stale(there);
      return { ...there, study: game.study ?? null, studyRevision: revision };
    });
  }

  /** Tries until it goes or cannot go any more. */
  async #persist(game: () => StoredGame, write: () => Promise<void>): Promise<Outcome> {
    for (let attempt = 0; ; attempt++) {
      try {
        await write();
        this.trouble.over(game().id);
        return 'saved';
      } catch (error) {
        if (error instanceof Stale) {
          await this.#tooLate(game(), error.there);
          return 'stale';
        }
        // Once is no trouble yet: a database may have been closed under way.
        if (attempt > 0) this.trouble.tell(game(), failureOf(error));
        await this.#pause(PAUSES[Math.min(attempt, PAUSES.length - 1)] ?? 0);
      }
    }
  }

  /** Somebody else has gone on: what he lacks becomes a game of its own. */
  async #tooLate(game: StoredGame, there: KeptGame | null): Promise<void> {
    const studied = (game.study ?? null) !== null && game.study !== there?.study;
    if (there && !studied && contains(gameOf(there), game)) return this.#forget(game.id);
    const copy = { ...game, id: newId(), updated: Date.now() };
    const revision = this.#revision();
    await this.#persist(
      () => copy,
      () => this.#disk.add([keptOf(copy, revision)]),
    );
    this.#see(copy.id, revision);
    this.#moved.set(game.id, copy.id);
    this.#forget(game.id);
    this.trouble.copied(copy);
  }

  #forget(id: string): void {
    const notes = [...this.#journal.left(), ...this.#journal.leftStudies()];
    const own = notes.filter((note) => note.kept.id === id && note.page === this.#journal.page);
    for (const note of own) this.#journal.settle(note);
    this.trouble.over(id);
  }

  #pause(millis: number): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, millis);
      this.#wake.push(resolve);
    });
  }

  #revision(): string {
    this.#count += 1;
    return `${this.#journal.page}.${this.#count}`;
  }

  #bases(id: string): readonly string[] {
    return this.#seen.get(id) ?? [];
  }

  #see(id: string, revision: string): void {
    const seen = this.#bases(id);
    if (!seen.includes(revision)) this.#seen.set(id, [...seen, revision].slice(-MOST_BASES));
  }

  /** What follows on what is stored, if anything does. */
  #newest(stored: KeptGame | null, notes: readonly FoundNote[], id = stored?.id): KeptGame | null {
    let newest = stored;
    for (const note of notes) if (note.kept.id === id && follows(note, newest)) newest = note.kept;
    return newest;
  }

  /** Once for every page: what pages that are gone have noted is stored now. */
  #recover(): Promise<void> {
    this.#recovered ??= this.#recoverAll().catch((error: unknown) => {
      this.#recovered = undefined;
      throw error;
    });
    return this.#recovered;
  }

  async #recoverAll(): Promise<void> {
    const alive = await alivePages();
    const gone = ({ page }: FoundNote): boolean => page !== this.#journal.page && !alive?.has(page);
    for (const note of this.#journal.left().filter(gone)) await unlessStale(this.#recoverNote(note));
    for (const note of this.#journal.leftStudies().filter(gone)) await unlessStale(this.#recoverStudy(note));
  }

  /** What lies on the disk in the form of today. It stays there as it is until it is changed. */
  async #read(values: readonly unknown[]): Promise<(KeptGame | ForeignGame)[]> {
    const found: (KeptGame | ForeignGame)[] = [];
    // Nobody has to wait for many at once: taking them from the disk was a piece of work, and what is old is played again.
    if (values.length > MANY) await rest();
    let since = performance.now();
    for (const value of values) {
      found.push(readKept(value));
      if (performance.now() - since < 30) continue;
      await rest();
      since = performance.now();
    }
    if (values.length > MANY) await rest();
    return found;
  }

  async #recoverNote(note: FoundNote): Promise<void> {
    const { kept } = note;
    let diverged = false;
    await this.#disk.change(kept.id, (value) => {
      const there = value === undefined ? null : readKept(value);
      if (there && isForeign(there)) throw new Stale(null);
      if (!there || follows(note, there)) {
        const { study, studyRevision } = there ?? kept;
        return { ...kept, study, studyRevision };
      }
      diverged =
        note.base !== null && there.revision !== kept.revision && !contains(gameOf(there), gameOf(kept));
      return there;
    });
    if (diverged) await this.#copy(kept);
    this.#journal.settle(note);
  }

  async #recoverStudy(note: FoundNote): Promise<void> {
    const { kept, base } = note;
    let diverged = false;
    await this.#disk.change(kept.id, (value) => {
      const there = value === undefined ? { ...kept, revision: this.#revision() } : readKept(value);
      if (isForeign(there)) throw new Stale(null);
      const { study, studyRevision } = kept;
      if (there.study === null || base?.includes(there.studyRevision))
        return { ...there, study, studyRevision };
      diverged = there.studyRevision !== studyRevision && there.study !== study;
      return there;
    });
    if (diverged) await this.#copy(kept);
    this.#journal.settle(note);
  }

  async #copy(kept: KeptGame): Promise<void> {
    const copy = { ...gameOf(kept), id: newId() };
    await this.#disk.add([keptOf(copy, this.#revision())]);
    this.trouble.copied(copy);
  }
}

/** What lies there may belong to a later version, which will find the note. */
async function unlessStale(recovered: Promise<void>): Promise<void> {
  try {
    await recovered;
  } catch (error) {
    if (!(error instanceof Stale)) throw error;
  }
}

/** Lets others have their turn. */
function rest(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Whether a note says how a game went on from what is stored. */
function follows({ kept, base }: FoundNote, stored: KeptGame | null): boolean {
  if (!stored) return true;
  return base ? base.includes(stored.revision) : stored.updated <= kept.updated;
}

/** Games that last as long as the page, for tests. */
export class MemoryStore extends Games {
  constructor(disk: Disk = new MemoryDisk(), journal = new Journal(newId())) {
    super(disk, journal);
  }
}

function gamesHere(): Games {
  const page = newId();
  showAlive(page);
  return new Games(new DatabaseDisk('gipfel', 'games'), new Journal(page));
}

/** The games on this device. */
export const gameStore: Games = gamesHere();
