/**
 * A badge's count as text (S9): `99+` beyond `max`, never negative, integers only.
 *
 * @example capCount(128) // '99+'
 */
export function capCount(count: number, max = 99): string {
  if (count > max) return `${max}+`;
  return String(count > 0 ? Math.floor(count) : 0);
}
