export { fold } from './fold.ts';
export { type Measure, type Pack, parseSpec, type Spec } from './parse-spec.ts';
export { readAloud } from './read-aloud.ts';
export { everydayNames, everydayNamesOf } from './readings/everyday-names.ts';
export { type Match, matchedGoods, matchKeywords, type SearchKind } from './search.repository.ts';
export { marks as searchMarks, neighbours, type SearchEntry, searchEntry } from './search-entry.ts';
export { searchText } from './search-text.ts';
export { type GuessedMatch, understandKeywords } from './understand/understand-keywords.ts';

/** Changes whenever entries written before would not be found as entries written now are. */
export const searchIndexVersion = 2;
