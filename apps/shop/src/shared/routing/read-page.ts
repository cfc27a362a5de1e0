/** The page number in an address; 1 if invalid. */
export const readPage = (search: URLSearchParams): number => pageNumber(search.get('page'));

/** The same in a path. */
export const pageNumber = (text: string | null | undefined): number =>
  Math.max(1, Math.min(100_000, Number.parseInt(text ?? '', 10) || 1));
