import { uploadSlip } from './upload-slip.ts';

export { acceptTransfer, rejectSlip } from './settle-transfer.ts';
export { slipCommands } from './slip-commands.ts';

export const slipHandlers = { uploadSlip };
