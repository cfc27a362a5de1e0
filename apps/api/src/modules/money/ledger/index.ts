export { findPostings, type Posting, type Span, sumPostings } from './ledger.repository.ts';
export { makeStatement } from './statement.ts';
