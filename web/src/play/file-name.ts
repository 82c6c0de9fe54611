/** What cannot be written with the letters below: Cyrillic, as passports do it. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'].map((letter, index) => [
    letter,
    'a b v g d e e zh z i i k l m n o p r s t u f kh ts ch sh shch ie y _ e iu ia'.split(' ')[index] ?? '',
  ]),
);

/** A part of a name that every system of files accepts: small letters, figures and hyphens. */
function plain(text: string): string {
  return [...text.toLowerCase().normalize('NFC')]
    .map((letter) => LETTERS[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(/\p{Mark}|_/gu, '')
    .replaceAll('+', ' plus ')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, 30);
}

/** The name of a file without its ending, by what is in it: `2026-11-16-gipf-standard-anna-bela`. */
export function fileStem(time: number, parts: readonly string[]): string {
  const day = new Date(time).toISOString().slice(0, 10);
  return [day, ...parts.map(plain).filter((part) => part !== '')].join('-');
}

/** The name of a file, by what is in it: `2026-11-16-gipf-standard-anna-bela.txt`. */
export function fileName(time: number, parts: readonly string[], ending = 'txt'): string {
  return `${fileStem(time, parts)}.${ending}`;
}
