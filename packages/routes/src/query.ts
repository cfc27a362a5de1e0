type QueryValue = string | number | boolean | null | undefined;

/** Query parameters: null and undefined are left out, a list repeats its name. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/** Writes `?a=1&b=2`, or an empty string where nothing is left to write. */
export function writeQuery(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== null && item !== undefined) search.append(name, String(item));
    }
  }
  return search.size > 0 ? `?${search}` : '';
}
