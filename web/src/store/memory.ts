/**
 * Small things that a browser remembers, as text by key. It may refuse to store anything, or have lost what it stored: nothing
 * that is kept here may be missed.
 */

/** What is remembered; null if nothing is. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a text; null forgets it. */
export function remember(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // It is known as long as the page is open.
  }
}

/** What is remembered as JSON; null if nothing is, or something that is none. */
export function recallJson(key: string): unknown {
  try {
    return JSON.parse(recall(key) ?? 'null');
  } catch {
    return null;
  }
}

export function rememberJson(key: string, value: unknown): void {
  remember(key, JSON.stringify(value));
}
