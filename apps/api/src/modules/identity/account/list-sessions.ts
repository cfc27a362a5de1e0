import { Refusal } from '#errors/refusal.ts';
import { closeOwnSession, requireIdentity, sessionsOf } from '#modules/identity/auth/index.ts';
import { deviceName, recordEvent, shortenedAddress } from '#modules/identity/security-log/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';

export const listSessions: Handler<'listSessions'> = async (_, { db, now, signedIn }) => {
  const rows = await sessionsOf(db, signedIn.buyerId, now);
  return rows
    .map(({ id, address, userAgent, isProgram, operator, person, officeCompany, storeCompany, seenAt, createdAt }) => ({
      id,
      device:
        (operator ? `客服 ${operator} 查看（只读）` : isProgram ? `程序 ${userAgent}` : deviceName(userAgent)) +
        (person ? ` · 员工 ${person}` : '') +
        (storeCompany ? ` · 在门店 ${storeCompany}` : ''),
      address: shortenedAddress(address),
      is_current: id === signedIn.sessionId ? (1 as const) : (0 as const),
      working_for: officeCompany,
      seen_at: toSeconds(seenAt),
      created_at: toSeconds(createdAt),
    }))
    .sort((one, other) => other.is_current - one.is_current);
};

export const endSession: Handler<'endSession'> = async ({ params }, context) => {
  const { buyerId } = context.signedIn;
  await requireIdentity(context);
  await context.db.transaction(async (tx) => {
    if (!(await closeOwnSession(tx, buyerId, params.id))) throw new Refusal('contentMissing');
    await recordEvent(tx, context, buyerId, 'sessionEnded');
  });
  return new Answer(null, '已结束该登录');
};
