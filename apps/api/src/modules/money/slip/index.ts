import { uploadSlip } from './upload-slip.ts';

export { acceptTransfer, payFromTransfer, rejectSlip, returnTransfer } from './settle-transfer.ts';

export const slipHandlers = { uploadSlip };
