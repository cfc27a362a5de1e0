export { findPostings, type Posting, sumPostings } from './ledger.repository.ts';
export { spanOf } from './span-of.ts';
export { makeStatement } from './statement.ts';
