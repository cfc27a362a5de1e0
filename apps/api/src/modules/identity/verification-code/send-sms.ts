import { randomInt } from 'node:crypto';
import { dayMs, hourMs, secondMs } from '#durations.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { demandCaptcha, findCredentials } from '#modules/identity/auth/index.ts';
import { canReach, deliver, isAddress, readRecipient, recipientOf } from '#modules/platform/sms/index.ts';
import { hit, limitTries, throttleKey } from '#modules/platform/throttle/index.ts';
import type { Context, Handler } from '#operation.ts';
import { type SmsScene, saveCode } from './sms-code.repository.ts';
import { hashOfCode } from './verify-recipient.ts';

const validMs = 5 * 60 * secondMs;
/** Sent to the account's own phone or address, whatever the request names. */
const ownScenes: ReadonlySet<SmsScene> = new Set(['pay', 'proof']);
const limits = { pauseSeconds: 60, addressAnHour: 60, addressFreeOfCaptcha: 5 };

/**
 * Codes to a phone or address by purpose. Anybody may ask for some of them, so what a stranger uses up is no code that the owner
 * needs to pay or, within a day, to take the account back.
 */
const allowances = {
  visitor: { limit: 10, windowMs: dayMs },
  own: { limit: 10, windowMs: dayMs },
  forget: { limit: 4, windowMs: 4 * hourMs },
  restore: { limit: 4, windowMs: 4 * hourMs },
};

const allowanceOf = (scene: SmsScene): keyof typeof allowances => {
  if (scene === 'forget' || scene === 'restore') return scene;
  return ownScenes.has(scene) ? 'own' : 'visitor';
};

/**
 * Sends to every phone and address, whether or not it has an account, so neither the answer nor its timing reveals
 * accounts. Only a caller who has verified it learns that.
 */
export const sendSms: Handler<'sendSms'> = async ({ body }, context) => {
  const { db, now, config, log } = context;
  const { scene } = body;
  const stated = readRecipient(body);
  const recipient = ownScenes.has(scene) ? await ownRecipient(context) : stated;
  const isMail = isAddress(recipient);
  if (!canReach(config, recipient)) throw new Refusal(isMail ? 'mailOff' : 'smsOff');
  await guard(context, { recipient, scene }, { stated, captchaId: body.captcha_id, captcha: body.captcha });

  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + validMs);
  await saveCode(db, { recipient, scene, codeHash: hashOfCode(recipient, scene, code), expiresAt });
  try {
    const text = textOf(scene, code);
    await deliver(context, { recipient, purpose: scene, subject: `${purposes[scene]}验证码`, text, values: { code } });
  } catch (error) {
    log.error({ err: error }, 'A code could not be sent.');
    throw new Refusal(isMail ? 'mailFailed' : 'smsFailed');
  }
  return { retry_after: limits.pauseSeconds, expires_at: Math.floor(expiresAt.getTime() / secondMs) };
};

const ownRecipient = async ({ db, config, signedIn }: Context): Promise<string> => {
  if (!signedIn) throw new Refusal('signedOut');
  const account = await findCredentials(db, signedIn.buyerId);
  const recipient = account && recipientOf(config, account);
  if (!recipient) throw invalid({ phone: '请先绑定手机号' });
  return recipient;
};

type Solved = { stated: string; captchaId: string | undefined; captcha: string | undefined };

const guard = async (
  { db, now, client }: Context,
  { recipient, scene }: { recipient: string; scene: SmsScene },
  solved: Solved,
) => {
  const address = await hit(db, throttleKey('sms-address', client.address), hourMs, now);
  if (address.count > limits.addressAnHour) throw new Refusal('rateLimited', { retryAfterSeconds: hourMs / secondMs });
  if (address.count > limits.addressFreeOfCaptcha) await demandCaptcha(db, solved.stated, solved, now);
  const pause = { kind: 'sms-pause', of: [recipient], limit: 1, windowMs: limits.pauseSeconds * secondMs };
  await limitTries(db, pause, now);
  const allowance = allowanceOf(scene);
  await limitTries(db, { kind: `sms-${allowance}`, of: [recipient], ...allowances[allowance] }, now);
};

const purposes: Record<SmsScene, string> = {
  register: '注册会员',
  login: '登录',
  forget: '重置密码',
  bind: '绑定账号',
  pay: '设置支付密码',
  proof: '验证身份',
  restore: '撤销账号更改',
};

const textOf = (scene: SmsScene, code: string) => `验证码${code}，用于${purposes[scene]}，5分钟内有效。请勿告诉他人。`;
