export type { Candidate, Catalogue, Hit } from './match/catalogue.ts';
export type { Decision } from './match/decide.ts';
export { fingerprintOf } from './read/fingerprint.ts';
export type { Wanted } from './read/list-line.ts';
export { readText } from './read/read-text.ts';
export { type SentList, type UnderstoodList, understandList } from './understand-list.ts';
