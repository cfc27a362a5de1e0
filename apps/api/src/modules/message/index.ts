import { deleteMessages } from './delete-messages.ts';
import { listMessages } from './list-messages.ts';
import { readMessages } from './read-messages.ts';

export { messageCommands } from './message-commands.ts';
export { type Message, sendMessage } from './send-message.ts';

export const messageHandlers = { deleteMessages, listMessages, readMessages };
