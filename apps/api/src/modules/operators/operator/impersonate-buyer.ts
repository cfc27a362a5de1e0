import { formatMinute } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import type { Executor } from '#db/database.ts';
import { openImpersonation } from '#modules/identity/auth/index.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import { toSeconds } from '#wire-values.ts';

/** The path in the shop where impersonation starts and ends. */
export const impersonationPath = '/look';

/** Lets an operator view the shop as a buyer, who is notified. Returns the path where it starts. */
export const impersonateBuyer = async (
  tx: Executor,
  buyerId: number,
  operator: { username: string; name: string },
  now: Date,
): Promise<string> => {
  const ticket = await openImpersonation(tx, buyerId, operator.username, now);
  const body = `为解决您的问题，客服 ${operator.name} 于 ${formatMinute(toSeconds(now))} 以只读方式查看您的账号，最长 30 分钟，不能下单、付款或修改任何内容。`;
  const url = href('account_security');
  await sendMessage(tx, buyerId, { kind: 'system', title: '客服正在查看您的账号', body, url }, now);
  await recordEvent(tx, { now, client: { address: '', userAgent: '' } }, buyerId, 'operatorLooked', operator.name);
  return `${impersonationPath}/${ticket}`;
};
