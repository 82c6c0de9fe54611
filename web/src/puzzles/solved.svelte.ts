import { DatabaseDisk, type Disk } from '../store/disk';
import { topics, type Topic } from './files';

/** What lies on the disk for a game: the positions of the puzzles that are solved. */
interface Kept {
  readonly id: Topic;
  readonly solved: readonly string[];
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    topics.some((topic) => topic === value.id) &&
    'solved' in value &&
    Array.isArray(value.solved) &&
    value.solved.every((position) => typeof position === 'string')
  );
}

function positionsOf(value: unknown): readonly string[] {
  return isKept(value) ? value.solved : [];
}

/** The puzzles that are solved, by the text of their positions; reactive. */
export class Solved {
  readonly #disk: Disk;
  #known = $state.raw<ReadonlyMap<Topic, ReadonlySet<string>>>(new Map());

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  /** Reads what was kept. A browser that stores nothing begins with nothing. */
  async load(): Promise<void> {
    const values = await this.#disk.readAll().catch((): unknown[] => []);
    for (const { id, solved } of values.filter(isKept)) this.#add(id, solved);
  }

  has(topic: Topic, position: string): boolean {
    return this.#known.get(topic)?.has(position) ?? false;
  }

  count(topic: Topic): number {
    return this.#known.get(topic)?.size ?? 0;
  }

  get any(): boolean {
    return topics.some((topic) => this.count(topic) > 0);
  }

  /** A puzzle is solved. What another page has solved meanwhile stays. */
  async note(topic: Topic, position: string): Promise<void> {
    if (this.has(topic, position)) return;
    this.#add(topic, [position]);
    await this.#keep(topic, (there) => [...new Set([...positionsOf(there), position])]);
  }

  async forget(): Promise<void> {
    this.#known = new Map();
    for (const topic of topics) await this.#keep(topic, () => []);
  }

  #add(topic: Topic, positions: readonly string[]): void {
    const own = new Set([...(this.#known.get(topic) ?? []), ...positions]);
    this.#known = new Map([...this.#known, [topic, own]]);
  }

  async #keep(id: Topic, solved: (there: unknown) => readonly string[]): Promise<void> {
    // A browser that stores nothing forgets with the page.
    await this.#disk.change(id, (there) => ({ id, solved: solved(there) })).catch(() => undefined);
  }
}

/** What whoever uses this browser has solved. */
export const solved = new Solved(new DatabaseDisk('gipfel-puzzles', 'solved'));
