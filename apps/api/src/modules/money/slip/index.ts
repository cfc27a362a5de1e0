import { uploadSlip } from './upload-slip.ts';

export { acceptTransfer, rejectSlip } from './settle-transfer.ts';

export const slipHandlers = { uploadSlip };
