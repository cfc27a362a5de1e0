/** The page number in an address; 1 if invalid. */
export const readPage = (search: URLSearchParams): number =>
  Math.max(1, Math.min(100_000, Number.parseInt(search.get('page') ?? '', 10) || 1));
