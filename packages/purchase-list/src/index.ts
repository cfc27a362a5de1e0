export { fillRows } from './fill/fill-rows.ts';
export { restFile } from './fill/rest-file.ts';
export type { Candidate, Catalogue, Hit } from './match/catalogue.ts';
export { readText } from './read/read-text.ts';
export { type SentList, type UnderstoodList, understandList } from './understand-list.ts';
