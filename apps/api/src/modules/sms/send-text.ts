import type { SmsPurpose } from '#config/sms-config.ts';
import type { Context } from '#operation.ts';
import { type Sms, smsProvider } from './sms-provider.ts';

/** Sends a notice to a phone. It reports a completed change, so a failure to send is only logged. */
export const sendText = async (
  { db, now, config, log }: Pick<Context, 'db' | 'now' | 'config' | 'log'>,
  { phone, text, purpose, values = {} }: { phone: string; text: string; purpose: SmsPurpose; values?: Sms['values'] },
) => {
  try {
    await smsProvider(config)?.send(db, { phone, text: `【药集】${text}`, purpose, values }, now);
  } catch (error) {
    log.error({ err: error }, 'A notice could not be sent.');
  }
};
