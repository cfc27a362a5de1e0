export { answerOnce, type StoreAnswer } from './answer-once.ts';
export { allKeys, type ErpKeyRow, findKey, insertKey, revokeKey, sweepAnswers } from './erp-key.repository.ts';
