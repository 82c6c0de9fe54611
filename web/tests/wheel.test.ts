import { expect, test } from 'vitest';
import { WheelSteps, type Turned } from '../src/game/wheel';

/** The steps of what is turned, one event every so many milliseconds. */
function stepsOf(events: readonly Partial<Turned>[], every = 200): number[] {
  const wheel = new WheelSteps();
  return events.map((event, index) =>
    wheel.turn({ deltaX: 0, deltaY: 0, deltaMode: 0, timeStamp: index * every, ...event }),
  );
}

test('every notch of a mouse is a step, in points or in lines', () => {
  expect(stepsOf([{ deltaY: 100 }, { deltaY: 120 }, { deltaY: -53 }])).toEqual([1, 1, -1]);
  expect(stepsOf([{ deltaY: -3, deltaMode: 1 }])).toEqual([-1]);
});

test('two fingers on a pad step as far as they go, and do not rush through the game', () => {
  const swipe = Array.from({ length: 60 }, () => ({ deltaY: 12 }));
  const steps = stepsOf(swipe, 16).filter((step) => step !== 0);
  expect(steps.length).toBeGreaterThan(5);
  expect(steps.length).toBeLessThan(18);
  expect(stepsOf([{ deltaY: 12 }, { deltaY: 12 }])).toEqual([0, 0]);
});

test('sideways, and a little now and then, is no step', () => {
  expect(stepsOf([{ deltaX: 100 }, { deltaX: -90, deltaY: 30 }])).toEqual([0, 0]);
  expect(stepsOf([{ deltaY: 30 }, { deltaY: 30 }], 1000)).toEqual([0, 0]);
});
