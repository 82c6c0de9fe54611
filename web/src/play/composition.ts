import { POTENTIALS } from '../game/pieces';
import type { OptionView } from '../wasm';
import type { Agreed } from './agreed';

/** How many potentials of each kind a side has, in the order T Z D Y U. */
export type StockCounts = readonly [number, number, number, number, number];

/** GIPF with potentials as it is agreed on before the game; pairs are White's and Black's. */
export interface Composition {
  readonly variant: string;
  readonly extra: readonly [number, number];
  readonly stocks: readonly [StockCounts, StockCounts];
}

/** Compositions with a name: Ultimate GIPF, one of each, and each kind alone. */
export const PRESETS = ['ultimate', 'one', 't', 'z', 'd', 'y', 'u'] as const;
export type Preset = (typeof PRESETS)[number];

function each(count: number): StockCounts {
  return [count, count, count, count, count];
}

export function presetOf(name: Preset): Composition {
  if (name === 'ultimate') return { variant: 'tournament', extra: [3, 3], stocks: [each(3), each(3)] };
  if (name === 'one') return { variant: 'standard', extra: [0, 0], stocks: [each(1), each(1)] };
  const [t, z, d, y, u] = POTENTIALS.map((kind) => (kind.toLowerCase() === name ? 3 : 0));
  const stock: StockCounts = [t ?? 0, z ?? 0, d ?? 0, y ?? 0, u ?? 0];
  return { variant: 'standard', extra: [0, 0], stocks: [stock, stock] };
}

/** The preset that a composition is; null if it is one's own. */
export function namedPreset(composition: Composition): Preset | null {
  const text = JSON.stringify([composition.variant, composition.extra, composition.stocks]);
  const same = (name: Preset): boolean => {
    const { variant, extra, stocks } = presetOf(name);
    return JSON.stringify([variant, extra, stocks]) === text;
  };
  return PRESETS.find(same) ?? null;
}

export function withCount(composition: Composition, side: number, place: number, count: number): Composition {
  const [white, black] = composition.stocks.map((stock, of) =>
    of === side ? stock.with(place, count) : stock,
  ) as unknown as [StockCounts, StockCounts];
  return { ...composition, stocks: [white, black] };
}

/** What is agreed on with it, by the options of a game that has potentials. */
export function agreedWith(
  { extra, stocks: [white, black] }: Composition,
  options: readonly OptionView[],
): Agreed {
  return options.map(({ word, sign }) => {
    const place = POTENTIALS.findIndex((kind) => kind === sign);
    return [word, place < 0 ? extra : [white[place] ?? 0, black[place] ?? 0]];
  });
}

function isCounts(list: unknown, length: number): boolean {
  return (
    Array.isArray(list) &&
    list.length === length &&
    list.every((count) => Number.isInteger(count) && Number(count) >= 0)
  );
}

/** A composition as it was stored; null if it is none. */
export function readComposition(value: unknown): Composition | null {
  const { variant, extra, stocks } = Object(value) as Record<string, unknown>;
  const both = Array.isArray(stocks) && stocks.length === 2 && stocks.every((stock) => isCounts(stock, 5));
  if (typeof variant !== 'string' || !isCounts(extra, 2) || !both) return null;
  return { variant, extra, stocks } as unknown as Composition;
}
