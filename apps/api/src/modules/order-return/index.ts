import { getReturn } from './get-return.ts';
import { requestReturn } from './request-return.ts';

export { returnCommands } from './return-commands.ts';

export const returnHandlers = { getReturn, requestReturn };
