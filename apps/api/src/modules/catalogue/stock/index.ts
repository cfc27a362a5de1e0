export { adjustStock } from './adjust-stock.ts';
export { dropExpiredBatches } from './drop-expired-batches.ts';
export { freeBatches } from './free-batches.ts';
export { goodsReminderJob, queueReminders } from './reminder-queue.repository.ts';
export { restoreStock } from './restore-stock.ts';
export { countSales, uncountSales } from './sales.repository.ts';
export {
  applyChanges as changeStock,
  type BatchChange,
  batchById,
  batchesInStock,
  batchNamed,
  lockGoods,
  recalledBatches,
  sealedBatches,
} from './stock.repository.ts';
export { type Allocation, findBatches, takeBatches } from './take-stock.ts';
