import type { Context } from '#operation.ts';
import { deliver, type Message } from './deliver.ts';
import { canReach } from './recipient.ts';

/** Sends a notice. It reports a completed change, so a failure to send is only logged. */
export const sendText = async (context: Pick<Context, 'db' | 'now' | 'config' | 'log'>, notice: Message) => {
  try {
    if (canReach(context.config, notice.recipient)) await deliver(context, notice);
  } catch (error) {
    context.log.error({ err: error }, 'A notice could not be sent.');
  }
};
