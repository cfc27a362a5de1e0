import type { Executor } from '#db/database.ts';
import { invalid } from '#errors/refusal.ts';
import { changeAccount } from '#modules/identity/account-change/index.ts';
import { findCredentials, hashPassword } from '#modules/identity/auth/index.ts';
import { type EventSource, recordEvent } from '#modules/identity/security-log/index.ts';
import { verifyRecipient } from '#modules/identity/verification-code/index.ts';
import { recipientOf } from '#modules/platform/sms/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { setPaymentPassword } from './account.repository.ts';

export const setPayPassword: Handler<'setPayPassword'> = async ({ body }, context) => {
  const {
    db,
    config,
    signedIn: { buyerId },
  } = context;
  refuseGuessable(body.password, 'password');
  const account = await findCredentials(db, buyerId);
  const recipient = account && recipientOf(config, account);
  if (!recipient) throw invalid({ code: '请先绑定手机号' });
  await verifyRecipient(context, { recipient, scene: 'pay', code: body.code });
  const passwordHash = await hashPassword(body.password);
  const change = { buyerId, kind: 'payPassword', event: 'payPasswordChanged', before: null } as const;
  await changeAccount(context, change, async (tx) => {
    await setPaymentPassword(tx, buyerId, passwordHash);
    return true;
  });
  return new Answer(null, '支付密码已设置');
};

/** Sets the payment password that came with a code of an operator. */
export const acceptPayPassword = async (tx: Executor, source: EventSource, buyerId: number, passwordHash: string) => {
  await setPaymentPassword(tx, buyerId, passwordHash);
  await recordEvent(tx, source, buyerId, 'payPasswordChanged', '由邀请码设置');
};

/** Refuses a payment password whose digits are all equal, or count up or down. */
export const refuseGuessable = (digits: string, field: string) => {
  const steps = [...digits].slice(1).map((digit, index) => Number(digit) - Number(digits[index]));
  if ([-1, 0, 1].some((step) => steps.every((each) => each === step)))
    throw invalid({ [field]: '支付密码过于简单，请勿使用相同或连续的数字' });
};
