type Values = Record<string, unknown>;

/**
 * Whether two values of a model hold the same: objects and lists by what is in them, and the same one at once. It runs for
 * every line of a cart at each change.
 */
export const isAlike = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  let left = 0;
  for (const _ in other) left += 1;
  for (const key in one) {
    if (!(key in other) || !isAlike((one as Values)[key], (other as Values)[key])) return false;
    left -= 1;
  }
  return left === 0;
};
