import type { Id } from '../values.ts';

/** Orders ids: numbers by value and before texts, texts by code unit. `'7'` is the number 7. */
export function compareIds(a: Id, b: Id): number {
  const left = Number(a);
  const right = Number(b);
  if (left !== right && !(Number.isNaN(left) && Number.isNaN(right))) {
    if (Number.isNaN(left)) return 1;
    return Number.isNaN(right) || left < right ? -1 : 1;
  }
  const leftText = String(a);
  const rightText = String(b);
  return leftText < rightText ? -1 : leftText > rightText ? 1 : 0;
}
