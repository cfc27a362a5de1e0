/** Changes goods wherever they stand in a query's data, and keeps every part without them as it is. */
export function patchGoods(data: unknown, id: number, change: { isFavourite: boolean }): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) {
    const patched = data.map((entry) => patchGoods(entry, id, change));
    return patched.some((entry, index) => entry !== data[index]) ? patched : data;
  }
  const patched = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, patchGoods(value, id, change)]));
  const found = 'isFavourite' in data && 'id' in data && data.id === id;
  if (found) return { ...patched, ...change };
  return Object.entries(data).some(([key, value]) => patched[key] !== value) ? patched : data;
}
