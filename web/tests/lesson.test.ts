import { beforeAll, describe, expect, test } from 'vitest';
import { Lesson } from '../src/learn/lesson.svelte';
import { parseChapter, chapterAddress } from '../src/learn/address';
import { parseProgress } from '../src/learn/progress.svelte';
import { chapters } from '../src/wasm';
import { loadRulesFromDisk } from './rules';

beforeAll(loadRulesFromDisk);

function begin(topic: string, name: string, step = 0): { lesson: Lesson; done: string[] } {
  const done: string[] = [];
  const lesson = new Lesson(topic, name, step, { done: (made) => done.push(made.name) });
  return { lesson, done };
}

test('every chapter is gone through with its solutions', () => {
  for (const chapter of chapters()) {
    const { lesson, done } = begin(chapter.topic, chapter.name);
    while (lesson.step) {
      const { key, solution } = lesson.step;
      expect(lesson.entry?.type(solution), key).toBe(true);
      expect(lesson.verdict.type, key).toBe('right');
      lesson.next();
    }
    expect(done, chapter.key).toEqual(chapter.steps);
  }
});

describe('a step', () => {
  test('is judged when the turn is complete', () => {
    const { lesson } = begin('gipf', 'rows');
    lesson.entry?.click('b2');
    expect(lesson.verdict).toEqual({ type: 'open' });
    expect(lesson.position?.prompt).toBe('take-row');
    lesson.entry?.take();
    expect(lesson.verdict).toEqual({ type: 'right', reply: null });
    expect(lesson.entry).toBeNull();
  });

  test('that asks for one decision is judged after it', () => {
    const { lesson } = begin('gipf', 'forced');
    lesson.entry?.take();
    expect(lesson.verdict.type).toBe('right');
  });

  test('is answered by the opponent', () => {
    const { lesson } = begin('gipf', 'forced', 2);
    lesson.entry?.click('e1');
    lesson.entry?.click('e5');
    expect(lesson.reply?.text).toBe('xc5,d5,e5,f4;d7');
    expect(lesson.position?.text).toBe(lesson.reply?.position.text);
  });

  test('that was done wrong says why and begins anew', () => {
    const { lesson, done } = begin('gipf', 'rows');
    lesson.entry?.click('b3');
    expect(lesson.verdict).toEqual({ type: 'wrong', key: 'missed-claims', number: 1 });
    lesson.retry();
    expect(lesson.verdict).toEqual({ type: 'open' });
    expect(lesson.position?.text).toBe(lesson.step?.position.text);
    expect(done).toEqual([]);
  });

  test('names the rule behind a click that does nothing', () => {
    const { lesson } = begin('gipf', 'lines', 1);
    lesson.entry?.click('c1');
    expect(lesson.why).toBeNull();
    lesson.entry?.click('c4');
    expect(lesson.why).toMatchObject({ code: 'closed-line', rule: 'gipf#closed-lines' });
    lesson.entry?.click('e5');
    expect(lesson.why).toMatchObject({ code: 'their-piece', points: ['e5'] });
    lesson.entry?.click('c1');
    lesson.entry?.click('d2');
    expect(lesson.verdict.type).toBe('right');
  });
});

describe('a near miss is told what it is', () => {
  test.each([
    ['gipf', 'lines', 'closed', 'd1-d2', 'lesson-gipf-lines-closed-elsewhere'],
    ['yinsh', 'rows', 'between', 'f6-i6', 'lesson-yinsh-rows-between-inside'],
    ['yinsh', 'rows', 'between', 'f6-c6', 'lesson-yinsh-rows-between-inside'],
  ])('%s/%s %s: %s', (topic, name, step, turn, key) => {
    const { lesson } = begin(topic, name);
    while (lesson.step && lesson.step.name !== step) lesson.next();
    expect(lesson.entry?.type(turn)).toBe(true);
    expect(lesson.verdict).toMatchObject({ type: 'wrong', key });
  });
});

test('a row that may stand is no mistake before anything was done, and nothing else is offered first', () => {
  const { lesson } = begin('gipf', 'gipf-pieces', 4);
  expect(lesson.step?.name).toBe('stand');
  expect([lesson.why, lesson.verdict.type]).toEqual([null, 'open']);
  expect([lesson.entry?.view.take, lesson.entry?.view.buttons]).toEqual([null, ['done']]);
  lesson.entry?.press('done');
  expect(lesson.verdict.type).toBe('right');
});

test('addresses of chapters are read as they are written', () => {
  for (const chapter of chapters()) {
    const id = chapterAddress(chapter).replace('#/learn/', '');
    expect(parseChapter(id)).toEqual({ topic: chapter.topic, name: chapter.name });
  }
});

test('progress that cannot be read is none', () => {
  expect(parseProgress('{"lesson-gipf-rows":["four"]}')).toEqual({ 'lesson-gipf-rows': ['four'] });
  expect(parseProgress('{"lesson-gipf-rows":[4]}')).toEqual({});
  expect(parseProgress('[')).toEqual({});
  expect(parseProgress(null)).toEqual({});
});
