export { inBrackets, mapBrackets, withoutBrackets } from './brackets.ts';
export { fold } from './fold.ts';
export {
  likeCharacters,
  likeInitials,
  likeliest,
  likePinyin,
  type Named,
  partReadAs,
  type Scored,
  slip,
  soundsWithSlip,
} from './like-names.ts';
export { isAmount, type PackContent, packContent } from './pack-content.ts';
export { type AskedSpec, type Keywords, parseKeywords, type Run, type Term, termOf } from './parse-keywords.ts';
export { availableSpecs, type Measure, type Pack, parseSpec, type Spec, specPart } from './parse-spec.ts';
export { readAloud } from './read-aloud.ts';
export { everydayNames, everydayNamesOf } from './readings/everyday-names.ts';
export { marks as searchMarks, neighbours, type SearchEntry, searchEntry } from './search-entry.ts';
export {
  allOf,
  anyOf,
  lexeme,
  mixturePatterns,
  mixtureQuery,
  type RankQueries,
  rankQueries,
  runQuery,
  type SearchKind,
  specQuery,
  spokenQuery,
} from './search-query.ts';
export { searchText } from './search-text.ts';
export { blurPinyin, initialsOf, trigrams, usuallyRead, withoutOne } from './spoken.ts';

/** Increased when existing entries need to be written again to be found. */
export const searchIndexVersion = 5;
