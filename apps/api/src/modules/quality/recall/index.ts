import { answerRecall, listRecalls } from './own-recalls.ts';

export { type BatchFacts, findBatches, loadBatches, remainingOf, sumOf } from './load-batches.ts';
export { endRecall, levelNames, openRecall, remindOfRecall } from './open-recall.ts';
export { type DeliveryRow, findRecall, type RecallRow } from './recall.repository.ts';

export const recallHandlers = { answerRecall, listRecalls };
