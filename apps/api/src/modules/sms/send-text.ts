import type { Context } from '#operation.ts';
import { smsProvider } from './sms-provider.ts';

/** Sends a notice to a phone. It reports a completed change, so a failure to send is only logged. */
export const sendText = async (
  { db, now, config, log }: Pick<Context, 'db' | 'now' | 'config' | 'log'>,
  phone: string,
  text: string,
) => {
  try {
    await smsProvider(config)?.send(db, { phone, text: `【药集】${text}` }, now);
  } catch (error) {
    log.error({ err: error }, 'A notice could not be sent.');
  }
};
