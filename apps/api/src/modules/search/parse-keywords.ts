import { searchText } from './search-text.ts';

/** Latin letters and figures may be pinyin, a code or part of a name; anything else is only the text itself. */
export type Run = { kind: 'latin' | 'text'; text: string };

export type Keywords = {
  /** All of it without spaces, as a whole name would be written. */
  full: string;
  /** What must be found, all of it. */
  runs: Run[];
};

/** Nothing in the catalogue is longer: more than this can match nothing. */
const longest = 200;
const mostRuns = 16;

/**
 * Takes keywords apart: 同仁堂lwdhw asks for 同仁堂 and for lwdhw. Null where nothing is left that could be searched
 * for, as of `%` or an emoji alone: such keywords find nothing.
 */
export const parseKeywords = (keywords: string): Keywords | null => {
  const terms = keywords
    .slice(0, 4 * longest)
    .split(/\s+/)
    .map(searchText);
  const full = terms.join('');
  if (full === '' || full.length > longest) return null;
  const runs = terms
    .flatMap((term) => term.match(/[a-z0-9]+|[^a-z0-9]+/g) ?? [])
    .map((text): Run => ({ kind: /^[a-z0-9]/.test(text) ? 'latin' : 'text', text }));
  return runs.length > mostRuns ? null : { full, runs };
};
