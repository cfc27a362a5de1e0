type QueryValue = string | number | boolean | null | undefined;

/** Query parameters: null, undefined and page 1 are omitted, lists repeat the name. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/** Formats `?a=1&b=2`, or an empty string if there are no parameters. */
export function writeQuery(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== null && item !== undefined && !(name === 'page' && item === 1)) search.append(name, String(item));
    }
  }
  return search.size > 0 ? `?${search}` : '';
}
