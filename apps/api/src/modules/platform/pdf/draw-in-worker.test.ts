import { expect, it } from 'vitest';
import { laneOf } from './draw-in-worker.ts';

it.each([
  ['short', '药集供应链'],
  ['long', '药'.repeat(20_001)],
])('draws in the %s lane by the length of the facts', (lane, name) => {
  expect(laneOf([{ name }])).toBe(lane);
});
