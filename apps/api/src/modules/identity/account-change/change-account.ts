import { href } from '@yaoji/routes';
import type { Db, Executor } from '#db/database.ts';
import { type EventSource, recordEvent } from '#modules/identity/security-log/index.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import { isAddress, recipientOf, sendText } from '#modules/platform/sms/index.ts';
import type { Context } from '#operation.ts';
import { type ChangeKind, insertChange, lockAccount } from './account-change.repository.ts';

export type ChangeSource = EventSource & Pick<Context, 'config' | 'log'> & { db: Db };

type EventOfChange = Parameters<typeof recordEvent>[3];

type Change = {
  buyerId: number;
  kind: ChangeKind;
  event: EventOfChange;
  /** The value to restore on undo; null if undoing only revokes the new one. */
  before: unknown;
};

const words: Record<ChangeKind, string> = {
  phone: '登录手机号',
  email: '登录邮箱',
  wechat: '绑定的微信',
  password: '登录密码',
  payPassword: '支付密码',
  title: '开票资料',
  secondFactor: '两步验证',
};

/**
 * Changes an account's protection: the change, its log entry and a message in one transaction, then a notice to
 * the account's previous phone or e-mail address, from which it can be undone. False if nothing changed.
 */
export const changeAccount = async (
  source: ChangeSource,
  { buyerId, kind, event, before }: Change,
  apply: (tx: Executor) => Promise<boolean>,
): Promise<boolean> => {
  const { db, now, config } = source;
  const { isChanged, recipient } = await db.transaction(async (tx) => {
    const old = recipientOf(config, await lockAccount(tx, buyerId));
    if (!(await apply(tx))) return { isChanged: false, recipient: null };
    if (old) await insertChange(tx, { buyerId, kind, recipient: old, before, createdAt: now });
    const body = `您的${words[kind]}已更改。如非本人操作，请在24小时内打开“忘记密码”页，选择“账号被他人更改”，用原手机号或邮箱撤销。`;
    await sendMessage(
      tx,
      buyerId,
      { kind: 'system', title: `${words[kind]}已更改`, body, url: href('account_security') },
      now,
    );
    await recordEvent(tx, source, buyerId, event);
    return { isChanged: true, recipient: old };
  });
  const text = `您账号的${words[kind]}已更改。如非本人操作，请在24小时内打开“忘记密码”页，选择“账号被他人更改”，验证本${recipient && isAddress(recipient) ? '邮箱' : '手机号'}即可撤销。`;
  if (recipient)
    await sendText(source, {
      recipient,
      subject: `${words[kind]}已更改`,
      text,
      purpose: 'changed',
      values: { what: words[kind] },
    });
  return isChanged;
};
