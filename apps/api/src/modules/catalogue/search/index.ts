export { countMiss, frequentMisses, sweepMisses, termOf } from './misses.ts';
export { type Match, matchedAmong, matchedGoods, matchKeywords } from './search.repository.ts';
export { type GuessedMatch, understandKeywords } from './understand/understand-keywords.ts';
