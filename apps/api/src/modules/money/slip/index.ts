import { uploadSlip } from './upload-slip.ts';

export { acceptTransfer, payFromTransfers, rejectSlip, returnTransfer } from './settle-transfer.ts';

export const slipHandlers = { uploadSlip };
