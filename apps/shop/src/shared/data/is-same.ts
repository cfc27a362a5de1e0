/** Whether two pieces of plain data hold the same. It makes nothing, so that comparing much of it leaves no rubbish. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((entry, index) => isSame(entry, b[index]));
  }
  // The casts: what is compared are objects of data.
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  let count = 0;
  for (const key in left) {
    if (!(key in right) || !isSame(left[key], right[key])) return false;
    count += 1;
  }
  for (const _key in right) count -= 1;
  return count === 0;
}
