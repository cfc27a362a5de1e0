/**
 * When a product runs out, in words.
 *
 * @example dueText(4) // '约剩 4 天'
 */
export function dueText(daysLeft: number): string {
  if (daysLeft < 0) return `预计 ${-daysLeft} 天前已用完`;
  return daysLeft === 0 ? '约今天用完' : `约剩 ${daysLeft} 天`;
}
