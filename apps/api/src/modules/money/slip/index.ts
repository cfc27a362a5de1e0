import { uploadSlip } from './upload-slip.ts';

export { acceptTransfer, payFromTransfers, rejectSlip } from './settle-transfer.ts';

export const slipHandlers = { uploadSlip };
