import { href } from '@yaoji/routes';
import type { Executor } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { closeSessionsOf, deleteFactor, lockFactor } from '#modules/identity/auth/index.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { sendMessage } from '#modules/platform/message/index.ts';

/** Ends all sessions and programs of a buyer, also where head offices work as this store. */
export const endAllSessions = async (tx: Executor, buyerId: number, now: Date) => {
  await closeSessionsOf(tx, buyerId);
  await recordEvent(tx, { now }, buyerId, 'sessionEnded', '由客服结束全部登录');
};

/** Switches the second factor off for a buyer who has lost it, and notifies them. */
export const removeFactorFor = async (tx: Executor, buyerId: number, now: Date) => {
  if (!(await lockFactor(tx, { buyerId }))?.confirmedAt) throw new Refusal('factorNotOn');
  await deleteFactor(tx, { buyerId });
  const body = '客服已核实您的身份并关闭两步验证。如非本人申请，请立即联系客服。';
  const message = { kind: 'system', title: '两步验证已关闭', body, url: href('account_security') } as const;
  await sendMessage(tx, buyerId, message, now);
  await recordEvent(tx, { now }, buyerId, 'factorOff', '由客服关闭');
};
