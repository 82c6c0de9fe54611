import type { ChapterInfo } from '../wasm';

/** The address of a chapter: `#/learn/gipf-rows`. */
export function chapterAddress(chapter: Pick<ChapterInfo, 'topic' | 'name'>): string {
  return `#/learn/${chapter.topic}-${chapter.name}`;
}

/** The topic and the name that the last part of an address stands for. */
export function parseChapter(id: string): { topic: string; name: string } {
  const at = id.indexOf('-');
  return at < 0 ? { topic: id, name: '' } : { topic: id.slice(0, at), name: id.slice(at + 1) };
}
