export { fold } from './fold.ts';
export { partsOf, slipsBetween, slipsToBeginning } from './likeness.ts';
export { type PackContent, packContent } from './pack-content.ts';
export { type AskedSpec, type Keywords, parseKeywords, type Run, type Term, termOf } from './parse-keywords.ts';
export { type Measure, type Pack, parseSpec, type Spec, specPart } from './parse-spec.ts';
export { readAloud } from './read-aloud.ts';
export { everydayNames, everydayNamesOf } from './readings/everyday-names.ts';
export {
  marks as searchMarks,
  neighbours,
  type SearchEntry,
  searchEntry,
  specTokens,
  withoutBrackets,
} from './search-entry.ts';
export { searchText } from './search-text.ts';
export { blurPinyin, blurredReadings, initialsOf, trigrams, usuallyRead, withoutOne } from './spoken.ts';

/** Changes whenever entries written before would not be found as entries written now are. */
export const searchIndexVersion = 2;
