export { answerOnce, type StoreAnswer } from './answer-once.ts';
export { allKeys, type ErpKeyRow, findKey, sweepAnswers } from './erp-key.repository.ts';
export { endKey, issueKey } from './issue-key.ts';
