export { readAloud } from './read-aloud.ts';
export { type Match, matchedGoods, matchKeywords } from './search.repository.ts';
export { type SearchEntry, searchEntry } from './search-entry.ts';

/** Changes whenever entries written before would not be found as entries written now are. */
export const searchIndexVersion = 1;
