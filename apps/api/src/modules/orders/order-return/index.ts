import { getReturn } from './get-return.ts';
import { requestReturn } from './request-return.ts';

export { approveReturn, refuseReturn } from './answer-return.ts';
export { cancelUnshipped } from './cancel-unshipped.ts';
export { completeRefund } from './complete-refund.ts';
export { receiveReturn } from './receive-return.ts';
export { refundReturn } from './refund-return.ts';
export { replaceUnits } from './replace-units.ts';
export { judgeLines, writeReturn } from './request-return.ts';
export { findReturn, returnLines, returnsIn, takenByLine } from './return.repository.ts';
export { shortenOrder } from './shorten-order.ts';

export const returnHandlers = { getReturn, requestReturn };
