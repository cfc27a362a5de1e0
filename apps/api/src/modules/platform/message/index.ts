import { deleteMessages } from './delete-messages.ts';
import { listMessages } from './list-messages.ts';
import { readMessages } from './read-messages.ts';

export { type Message, sendMessage } from './send-message.ts';
export { sendNotice } from './send-notice.ts';

export const messageHandlers = { deleteMessages, listMessages, readMessages };
