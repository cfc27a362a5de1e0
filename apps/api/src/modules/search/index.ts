export { type Match, matchedAmong, matchedGoods, matchKeywords, type SearchKind } from './search.repository.ts';
export { type GuessedMatch, understandKeywords } from './understand/understand-keywords.ts';
