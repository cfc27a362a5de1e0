import type { Schemas } from '@yaoji/api-client/desk/contract';
import { chinaDay } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import type { Executor } from '#db/database.ts';
import { dayMs } from '#durations.ts';
import { closeOwnSession, openProgram, programById } from '#modules/identity/auth/index.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { sendMessage } from '#modules/platform/message/index.ts';

type Issued = { name: string; scopes: readonly Schemas['ProgramScope'][]; days: number };

/** Returns the token with which a program of the buyer calls the API; it is shown once, and the buyer is notified. */
export const issueProgram = async (tx: Executor, buyerId: number, { name, scopes, days }: Issued, now: Date) => {
  const expiresAt = new Date(now.getTime() + days * dayMs);
  const token = await openProgram(tx, { buyerId, name, scopes, expiresAt }, now);
  const detail = `${name}（${scopes.join('、')}，${chinaDay(expiresAt)}前有效）`;
  const body = `程序 ${detail} 可以代您调用接口。如非本人申请，请在“账号安全”中结束它。`;
  const message = { kind: 'system', title: '程序访问已开通', body, url: href('account_security') } as const;
  await sendMessage(tx, buyerId, message, now);
  await recordEvent(tx, { now }, buyerId, 'programAllowed', detail);
  return token;
};

/** Ends a program's token; returns its owner, null if it has ended already. */
export const endProgram = async (tx: Executor, id: number, now: Date) => {
  const program = await programById(tx, id, now);
  if (!program || !(await closeOwnSession(tx, program.buyerId, id))) return null;
  const source = { now };
  await recordEvent(tx, source, program.buyerId, 'sessionEnded', `由客服结束程序 ${program.name}`);
  return program;
};
