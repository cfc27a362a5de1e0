import { expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

it.each([0, 7, -7, 999, 1000, -1000, 12_800, 1_234_567, -1_234_567])('%s reads as the trade writes it', (count) => {
  expect(formatCount(count)).toBe(count.toLocaleString('zh-CN'));
});
