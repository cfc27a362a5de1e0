import { uploadSlip } from './upload-slip.ts';

export { slipCommands } from './slip-commands.ts';

export const slipHandlers = { uploadSlip };
