import type { BoardStyle } from '../board';
import { isLanguage, type Language } from '../i18n/languages';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const boardStyles = [
  'paper',
  'wood',
  'slate',
  'contrast',
  'pattern',
] as const satisfies readonly BoardStyle[];

/** Factors on the length of every movement; 0 is none. */
export const animations = [0, 0.5, 1, 1.5] as const;
export type Animation = (typeof animations)[number];

/** Everything a user chooses once and for all pages. */
export interface Settings {
  /** Null: what the browser asks for. */
  language: Language | null;
  theme: Theme;
  boardStyle: BoardStyle;
  coordinates: boolean;
  animation: Animation;
  sounds: boolean;
  /** A phone trembles a little with every turn. */
  haptics: boolean;
  /** A turn that is complete waits for a confirmation. */
  confirmTurn: boolean;
  /** While the computer thinks the next turn can be chosen. */
  premove: boolean;
  /** Decisions without a choice are made by themselves. Null: as soon as somebody has played a few games. */
  playForced: boolean | null;
}

/** Settings from stored text: what is missing, damaged or of another age falls back to its default. */
export function parseSettings(text: string | null, defaults: Settings): Settings {
  const stored = parseObject(text);
  const flag = (
    name: keyof Settings & ('coordinates' | 'sounds' | 'haptics' | 'confirmTurn' | 'premove'),
  ): boolean => {
    const value = stored[name];
    return typeof value === 'boolean' ? value : defaults[name];
  };
  return {
    language: isLanguage(stored['language']) ? stored['language'] : defaults.language,
    theme: oneOf(themes, stored['theme'], defaults.theme),
    boardStyle: oneOf<BoardStyle>(boardStyles, stored['boardStyle'], defaults.boardStyle),
    coordinates: flag('coordinates'),
    animation: oneOf(animations, stored['animation'], defaults.animation),
    sounds: flag('sounds'),
    haptics: flag('haptics'),
    premove: flag('premove'),
    confirmTurn: flag('confirmTurn'),
    playForced: typeof stored['playForced'] === 'boolean' ? stored['playForced'] : defaults.playForced,
  };
}

function oneOf<T>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.includes(value as T) ? (value as T) : otherwise;
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
