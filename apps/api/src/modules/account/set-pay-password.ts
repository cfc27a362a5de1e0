import { invalid } from '#errors/refusal.ts';
import { findCredentials, hashPassword } from '#modules/auth/index.ts';
import { provePhone } from '#modules/sms/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { setPaymentPassword } from './account.repository.ts';

export const setPayPassword: Handler<'setPayPassword'> = async ({ body }, context) => {
  const { db, signedIn } = context;
  if (isGuessable(body.password)) throw invalid({ password: '支付密码过于简单，请勿使用相同或连续的数字' });
  const account = await findCredentials(db, signedIn.buyerId);
  if (!account?.phone) throw invalid({ code: '请先绑定手机号' });
  await provePhone(context, { phone: account.phone, scene: 'pay', code: body.code });
  await setPaymentPassword(db, signedIn.buyerId, await hashPassword(body.password));
  return new Answer(null, '支付密码已设置');
};

/** All digits alike, or counting up or down. */
const isGuessable = (digits: string) => {
  const steps = [...digits].slice(1).map((digit, index) => Number(digit) - Number(digits[index]));
  return [-1, 0, 1].some((step) => steps.every((each) => each === step));
};
