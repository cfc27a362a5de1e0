import { downloadRebateNote } from './download-note.ts';
import { getRebates } from './get-rebates.ts';

export { bookRebate } from './book-rebate.ts';
export { type BuyerRebate, buyerRebates, hasEnded, isDue, periodsUntil } from './buyer-rebates.ts';
export { linesOfNote, linesOfPeriod } from './counted-lines.repository.ts';
export { noteFile } from './download-note.ts';
export {
  findRebate,
  lastBookedPeriod,
  lockRebate,
  type RebateRow,
  type RebateValues,
  rebatePage,
} from './rebate.repository.ts';
export { saveRebate } from './save-rebate.ts';

export const rebateHandlers = { getRebates, downloadRebateNote };
