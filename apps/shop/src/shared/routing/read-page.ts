/** The page of a list that an address asks for; the first for what is no number. */
export const readPage = (search: URLSearchParams): number =>
  Math.max(1, Math.min(100_000, Number.parseInt(search.get('page') ?? '', 10) || 1));
