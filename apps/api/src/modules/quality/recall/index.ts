import { answerRecall, listRecalls } from './own-recalls.ts';

export { type BatchFacts, findBatches, loadBatch, remainingOf, sumOf } from './load-batches.ts';
export { endRecall, openRecall, remindOfRecall } from './open-recall.ts';
export type { DeliveryRow, RecallRow } from './recall.repository.ts';

export const recallHandlers = { answerRecall, listRecalls };
