import { groupDigits } from './format-money.ts';

/** `12800` → `'12,800'`: an integer as text, e.g. points. */
export const formatCount = (count: number): string => groupDigits(String(count));
