import { randomInt } from 'node:crypto';
import { normalizeText } from '@yaoji/domain';
import { dayMs, hourMs, secondMs } from '#durations.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { demandCaptcha, findCredentials, hit, limitTries, throttleKey } from '#modules/auth/index.ts';
import type { Context, Handler } from '#operation.ts';
import { hashOfCode } from './prove-phone.ts';
import { type SmsScene, saveCode } from './sms-code.repository.ts';
import { smsProvider } from './sms-provider.ts';

const validMs = 5 * 60 * secondMs;
/** Sent to the account's own phone, whatever the request names. */
const ownScenes: ReadonlySet<SmsScene> = new Set(['pay', 'proof']);
const limits = { pauseSeconds: 60, addressAnHour: 60, addressFreeOfCaptcha: 5 };

/**
 * Codes to a phone by purpose. Anybody may ask for some of them, so what a stranger uses up is no code that the owner
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
 * Sends to every phone, whether or not it has an account, so neither the answer nor its timing reveals accounts. Only a
 * caller who has proved the phone learns that.
 */
export const sendSms: Handler<'sendSms'> = async ({ body }, context) => {
  const { db, now, config, log } = context;
  const { scene } = body;
  const provider = smsProvider(config);
  if (!provider) throw new Refusal('smsOff');
  const phone = ownScenes.has(scene) ? await ownPhone(context) : normalizeText(body.phone);
  const solved = { phone: normalizeText(body.phone), captchaId: body.captcha_id, captcha: body.captcha };
  await guard(context, { phone, scene }, solved);

  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + validMs);
  await saveCode(db, { phone, scene, codeHash: hashOfCode(phone, scene, code), expiresAt });
  try {
    await provider.send(db, { phone, text: textOf(scene, code), purpose: scene, values: { code } }, now);
  } catch (error) {
    log.error({ err: error }, 'An SMS could not be sent.');
    throw new Refusal('smsFailed');
  }
  return { retry_after: limits.pauseSeconds, expires_at: Math.floor(expiresAt.getTime() / secondMs) };
};

const ownPhone = async ({ db, signedIn }: Context): Promise<string> => {
  if (!signedIn) throw new Refusal('signedOut');
  const account = await findCredentials(db, signedIn.buyerId);
  if (!account?.phone) throw invalid({ phone: '请先绑定手机号' });
  return account.phone;
};

type Solved = { phone: string; captchaId: string | undefined; captcha: string | undefined };

const guard = async (
  { db, now, client }: Context,
  { phone, scene }: { phone: string; scene: SmsScene },
  solved: Solved,
) => {
  const address = await hit(db, throttleKey('sms-address', client.address), hourMs, now);
  if (address.count > limits.addressAnHour) throw new Refusal('rateLimited', { retryAfterSeconds: hourMs / secondMs });
  if (address.count > limits.addressFreeOfCaptcha) await demandCaptcha(db, solved.phone, solved, now);
  const pause = { kind: 'sms-pause', of: [phone], limit: 1, windowMs: limits.pauseSeconds * secondMs };
  await limitTries(db, pause, now);
  const allowance = allowanceOf(scene);
  await limitTries(db, { kind: `sms-${allowance}`, of: [phone], ...allowances[allowance] }, now);
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

const textOf = (scene: SmsScene, code: string) =>
  `【药集】验证码${code}，用于${purposes[scene]}，5分钟内有效。请勿告诉他人。`;
