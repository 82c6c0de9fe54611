import { games, startPosition, valueOf, type Way } from '../wasm';
import { agreedWith, presetOf, readComposition, type Composition } from './composition';

/** What is agreed on for a game besides its variant. */
export interface Agreement {
  /** Extra pieces of White and Black. */
  readonly extra: [number, number];
  readonly composition: Composition;
  /** `T:coin Z:die`, or nothing. */
  readonly links: string;
  readonly way: Way | null;
  /** How often each may challenge. */
  readonly limit: string;
}

/** What was agreed on last time, as it was stored; what cannot be any more is as usual. */
export function readAgreement(stored: unknown): Agreement {
  const { extra, composition, links, way, limit } = Object(stored) as Record<string, unknown>;
  const most = games().find(({ options }) => options.length === 1)?.options[0]?.most ?? 0;
  const count = (value: unknown): number =>
    Number.isInteger(value) ? Math.min(most, Math.max(0, Number(value))) : 0;
  const [white, black] = Array.isArray(extra) ? (extra as unknown[]) : [];
  return {
    extra: [count(white), count(black)],
    composition: playable(readComposition(composition)) ?? presetOf('ultimate'),
    links: typeof links === 'string' ? links : '',
    way: (['always', 'challenged'] as const).find((word) => word === way) ?? null,
    limit: typeof limit === 'number' ? String(limit) : '',
  };
}

/** The composition, if a game can begin with it. */
function playable(composition: Composition | null): Composition | null {
  const info = games().find(({ options }) => options.length > 1);
  if (!composition || !info) return null;
  const start = startPosition(info.game, composition.variant, agreedWith(composition, info.options));
  return valueOf(start) === null ? null : composition;
}
