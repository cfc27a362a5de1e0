import { uploadSlip } from './upload-slip.ts';

export { acceptTransfer, rejectSlip, type TransferOutcome } from './settle-transfer.ts';
export { slipCommands } from './slip-commands.ts';

export const slipHandlers = { uploadSlip };
