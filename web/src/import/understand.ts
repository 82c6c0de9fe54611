/** Records as people write them: in capitals, in small letters, or as nothing but a list of turns. */
import { RecordReader, games } from '../wasm/pkg/page/gipfel_wasm';

/** A longer text is taken as it is. */
const LONGEST = 100_000;

/** A text that can be read, and how many letters were put in front of its first line. */
export interface Understood {
  readonly text: string;
  readonly before: number;
}

/** What comes of reading a text. */
interface Found {
  readonly turns: number;
  /** Records with a fault. */
  readonly wrong: number;
}

/** The text itself if it can be read, or else what its writer will have meant, as far as that can be told. */
export function understand(text: string): Understood {
  const asIs = { text, before: 0 };
  if (text.length > LONGEST || look(text).wrong === 0) return asIs;
  const plain = text.replace(/^\u{feff}/u, '');
  if (!/^\s*\[/u.test(plain)) return listOfTurns(plain) ?? asIs;
  const usual = usualLetters(text);
  return look(usual).wrong < look(text).wrong ? { text: usual, before: 0 } : asIs;
}

/** A list of turns without a word about the game: it is of the game in which it can be played furthest. */
function listOfTurns(text: string): Understood | null {
  const { game: named, variant: wanted, rest } = nameIn(text);
  const turns = usualLetters(rest);
  const end = /(?:\*|1-0|0-1|1\/2-1\/2)\s*$/u.test(turns) ? '' : ' *';
  let best: (Understood & Found) | null = null;
  for (const { game, variants } of games()) {
    if (named !== null && game !== named) continue;
    for (const variant of variants) {
      if (wanted !== null && variant !== wanted && variants.includes(wanted)) continue;
      const head = `[Game "${game}"] [Variant "${variant}"] `;
      const found = look(`${head}${turns}${end}`);
      const further = found.turns - (best?.turns ?? 0) || (best?.wrong ?? 0) - found.wrong;
      if (further > 0) best = { text: `${head}${turns}${end}`, before: head.length, ...found };
    }
  }
  return best && { text: best.text, before: best.before };
}

/** The game that a list names in its first words, and the list with blanks in their place. */
function nameIn(text: string): { game: string | null; variant: string | null; rest: string } {
  const [words, first = '', second = ''] = /^\s*([\p{L}\p{Mark}+]+)[ ,:.-]*([a-z]*)[ ,:.-]*/iu.exec(text) ?? [
    '',
  ];
  const folded = first
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
  const named = games().find(({ game }) => game === folded);
  if (!named) return { game: null, variant: null, rest: text };
  const variant = named.variants.find((word) => word === second.toLowerCase()) ?? null;
  const known = variant === null ? words.slice(0, words.indexOf(first) + first.length) : words;
  const rest = known.replaceAll(/\S/gu, ' ') + text.slice(known.length);
  return { game: named.game, variant, rest };
}

/**
 * Turns in the letters that they are written with: points small, kinds of pieces in front of them large. Tags and comments stay as
 * they are, and so does every text that is written as it should be.
 */
function usualLetters(text: string): string {
  return text
    .split(/(\{[^}]*\}|^\s*<?\s*\[[a-z].*$)/gimu)
    .map((part, index) => (index % 2 === 1 ? part : usualTurns(part)))
    .join('');
}

function usualTurns(turns: string): string {
  return turns
    .toLowerCase()
    .replaceAll(/(?<![a-wyz])[a-wyz](?=[a-q]\d|:|\s*;\s*@)/gu, (letter) => letter.toUpperCase());
}

function look(text: string): Found {
  const reader = new RecordReader(text);
  let [turns, wrong] = [0, 0];
  for (let next = reader.next(); next; next = reader.next()) {
    turns += next.record?.turns ?? 0;
    if (next.problem) wrong += 1;
  }
  reader.free();
  return { turns, wrong };
}
