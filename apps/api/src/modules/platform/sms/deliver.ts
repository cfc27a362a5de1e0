import type { SmsPurpose } from '#config/sms-config.ts';
import { sendMail } from '#modules/platform/mail/index.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import type { Context } from '#operation.ts';
import { isAddress } from './recipient.ts';
import { smsProvider } from './sms-provider.ts';

export type Message = {
  recipient: string;
  purpose: SmsPurpose;
  /** Subject of an e-mail. */
  subject: string;
  text: string;
  /** The text's variable parts: a cloud's SMS service has the rest as a template. */
  values?: Readonly<Record<string, string>>;
};

type World = Pick<Context, 'db' | 'now' | 'config'>;

/** Sends a text to a phone or an e-mail address; throws on failure. */
export const deliver = async ({ db, now, config }: World, message: Message): Promise<void> => {
  const { recipient, purpose, subject, text, values = {} } = message;
  const { site } = await readSettings(db, ['site']);
  if (!isAddress(recipient))
    return smsProvider(config)?.send(db, { phone: recipient, text: `【${site.title}】${text}`, purpose, values }, now);
  await sendMail(config, { to: recipient, subject: `${site.title}：${subject}`, text: `${text}\n\n${site.title}` });
};
