/** The messages of a Fluent source by key: everything between one key and the next, without comments. */
export function entriesOf(source: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  let key = '';
  for (const line of source.split('\n')) {
    if (line.startsWith('#')) continue;
    const start = /^(-?[a-z][\w-]*) *= *(.*)$/i.exec(line);
    if (start) {
      key = start[1] ?? '';
      // A key that stands twice in one file must not hide the other.
      entries.set(entries.has(key) ? `${key} (again)` : key, start[2] ?? '');
    } else if (line.trim() !== '') {
      entries.set(key, `${entries.get(key) ?? ''}\n${line}`);
    }
  }
  return entries;
}

/** The names of the values that a text uses, each once. */
export function placesOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\$[a-z][\w-]*/gi)].map((match) => match[0]))].toSorted();
}
