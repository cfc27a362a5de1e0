export { chinaDay } from './china-day.ts';
export { dropExpiredBatches } from './drop-expired-batches.ts';
export { giveBackStock } from './give-back-stock.ts';
export { applyChanges as changeStock, lockGoods } from './stock.repository.ts';
export { type Allocation, findBatches, takeBatches } from './take-stock.ts';
