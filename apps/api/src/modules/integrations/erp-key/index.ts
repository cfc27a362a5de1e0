export { answerOnce, type StoreAnswer } from './answer-once.ts';
export { allKeys, deleteOldAnswers, type ErpKeyRow, findKey, insertKey, revokeKey } from './erp-key.repository.ts';
