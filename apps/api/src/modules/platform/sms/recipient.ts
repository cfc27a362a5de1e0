import { normalizeText } from '@yaoji/domain';
import type { Config } from '#config.ts';
import { invalid } from '#errors/refusal.ts';
import { canMail } from '#modules/platform/mail/index.ts';
import { canSend, type SmsConfig } from './sms-provider.ts';

type Stated = { phone?: string | undefined; email?: string | undefined };

/** The phone, or else the e-mail address in lower case, to which a code went. */
export const readRecipient = ({ phone, email }: Stated): string => {
  if (phone) return normalizeText(phone);
  if (email) return normalizeText(email).toLowerCase();
  throw invalid({ phone: '请填写手机号' });
};

/** Phones have no @. */
export const isAddress = (recipient: string) => recipient.includes('@');

/** Names the field that a refusal of a recipient belongs to. */
export const fieldOf = (recipient: string) => (isAddress(recipient) ? 'email' : 'phone');

type Reach = SmsConfig & Pick<Config, 'smtp'>;

export const canReach = (config: Reach, recipient: string) =>
  isAddress(recipient) ? canMail(config) : canSend(config);

type Holder = { phone: string | null; loginEmail: string | null };

/** Where to reach the holder of an account: by phone, or by e-mail without a phone or without SMS. */
export const recipientOf = (config: Reach, { phone, loginEmail }: Holder): string | null =>
  loginEmail && !(phone && canSend(config)) ? loginEmail : phone;
