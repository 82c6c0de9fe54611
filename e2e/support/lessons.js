// The lessons as their files say: what is to be played in every step.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playAction } from './script.js';

const folder = fileURLToPath(new URL('../../data/lessons', import.meta.url));

/** A chapter: its address, and the solution of every step. */
function read(topic, name) {
  const text = readFileSync(`${folder}/${topic}/${name}.txt`, 'utf8');
  const steps = text
    .split(/^step /m)
    .slice(1)
    .map((step) => ({
      name: step.split('\n')[0].trim(),
      solution: /^solution (.*)$/m.exec(step)[1].split(';'),
    }));
  return { topic, name, steps };
}

export const chapters = readdirSync(folder)
  .toSorted()
  .flatMap((topic) =>
    readFileSync(`${folder}/${topic}/chapters.txt`, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((name) => read(topic, name)),
  );

export const address = ({ topic, name }) => `#/learn/${topic}-${name}`;

export const chapterOf = (topic, name) =>
  chapters.find((chapter) => chapter.topic === topic && chapter.name === name);

/** Does the step that is on the page. */
export async function solve(page, hand, { solution }) {
  for (const action of solution) await playAction(page, hand, action, await hand.look(page));
}

/** What is said to what was played: `right`, `wrong`, or nothing yet. */
export async function verdict(page) {
  for (const kind of ['right', 'wrong']) if (await page.locator(`main p.${kind}`).isVisible()) return kind;
  return null;
}
