import { expect, test } from 'vitest';
import { ageText } from './age-text.ts';

test.for([
  [0, '0 分钟'],
  [59 * 60, '59 分钟'],
  [3600, '1 小时'],
  [5 * 3600 + 180, '5 小时 3 分'],
  [86_400, '1 天'],
  [3 * 86_400 + 4 * 3600 + 59, '3 天 4 小时'],
  [-5, '0 分钟'],
] as const)('%d seconds are %s', ([seconds, text]) => {
  expect(ageText(1_000_000, 1_000_000 + seconds)).toBe(text);
});
