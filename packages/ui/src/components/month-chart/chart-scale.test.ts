import { expect, it } from 'vitest';
import { chartScale, shortFigure } from './chart-scale.ts';

it.each([
  [0, 0.25, [0, 0.25]],
  [1, 1, [0, 0.25, 0.5, 0.75, 1]],
  [95, 100, [0, 25, 50, 75, 100]],
  [8426.5, 10_000, [0, 2500, 5000, 7500, 10_000]],
  [61_000, 80_000, [0, 20_000, 40_000, 60_000, 80_000]],
])('figures up to %d have %d at the top', (most, top, ticks) => {
  expect(chartScale(most)).toEqual({ top, ticks });
});

it.each([
  [0, '0'],
  [2500, '2500'],
  [12_000, '1.2万'],
  [40_000, '4万'],
  [250_000_000, '2.5亿'],
])('%d is written %s', (value, text) => {
  expect(shortFigure(value)).toBe(text);
});
