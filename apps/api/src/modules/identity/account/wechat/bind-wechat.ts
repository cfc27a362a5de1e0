import type { OperationInput } from '@yaoji/api-client/contract';
import { userStateCodec } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { changeAccount } from '#modules/identity/account-change/index.ts';
import {
  authenticateOwner,
  beginSession,
  findAccountByRecipient,
  requireFactorAtLogin,
} from '#modules/identity/auth/index.ts';
import { loadUserState } from '#modules/identity/user/index.ts';
import { verifyRecipient } from '#modules/identity/verification-code/index.ts';
import { readRecipient } from '#modules/platform/sms/index.ts';
import type { Context, Handler } from '#operation.ts';
import { bindIdentity, findByWechat } from '../account.repository.ts';
import { accountOf, openAccount } from '../open-account.ts';
import { findTicket, takeTicket } from './wechat-ticket.repository.ts';

/** Binds a scanned WeChat to the verified account, or to a new one if the verified phone or address has none. */
export const bindWechat: Handler<'bindWechat'> = async ({ body }, context) => {
  const { db, now } = context;
  const gone = new Refusal('qrExpired');
  const scan = await findTicket(db, body.ticket, now);
  if (!scan || scan.buyerId !== null || scan.openId === null) throw gone;
  const who = { openId: scan.openId, nickname: scan.nickname ?? '微信用户' };
  const verified = await verifyAccount(context, body);

  const bind = async (tx: Executor, buyerId: number) => {
    if (!(await takeTicket(tx, body.ticket)) || (await findByWechat(tx, who.openId)) !== null) throw gone;
    if (!(await bindIdentity(tx, buyerId, who))) throw new Refusal('wechatTaken');
    return true;
  };
  if ('buyerId' in verified) await requireFactorAtLogin(context, verified);
  const id = 'buyerId' in verified ? verified.buyerId : await openBound(context, verified.recipient, bind);
  if (id === null) throw gone;
  if ('buyerId' in verified) {
    const change = { buyerId: id, kind: 'wechat', event: 'wechatBound', before: null } as const;
    await changeAccount(context, change, (tx) => bind(tx, id));
  }
  await beginSession(context, { buyerId: id });
  return userStateCodec.write(await loadUserState(context, id));
};

/** Opens an account with its WeChat bound; null if the phone or address has got one meanwhile. */
const openBound = (
  { db, now }: Context,
  recipient: string,
  bind: (tx: Executor, buyerId: number) => Promise<boolean>,
) =>
  db.transaction(async (tx) => {
    const buyerId = await openAccount(tx, { ...accountOf(recipient), createdAt: now });
    if (buyerId !== null) await bind(tx, buyerId);
    return buyerId;
  });

type Credentials = OperationInput<'bindWechat'>['body'];

const verifyAccount = async (
  context: Context,
  { username, password, captcha_id, captcha, phone, email, code }: Credentials,
): Promise<{ buyerId: number } | { recipient: string }> => {
  if (username && password) {
    const solved = captcha_id && captcha ? { captcha_id, captcha } : {};
    return { buyerId: await authenticateOwner(context, { username, password, ...solved }) };
  }
  if (!phone && !email && username) throw invalid({ password: '请填写密码' });
  const recipient = readRecipient({ phone, email });
  if (!code) throw invalid({ code: '请填写验证码' });
  await verifyRecipient(context, { recipient, scene: 'bind', code });
  const buyerId = await findAccountByRecipient(context.db, recipient);
  return buyerId === null ? { recipient } : { buyerId };
};
