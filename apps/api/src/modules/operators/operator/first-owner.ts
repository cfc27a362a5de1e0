import type { Db } from '#db/database.ts';
import { newToken } from '#db/tokens.ts';
import { minuteMs } from '#durations.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { hashPassword } from '#modules/identity/auth/index.ts';
import { addMark, deleteMark, lockMark } from '#modules/platform/setting/index.ts';
import { limitTries } from '#modules/platform/throttle/index.ts';
import { insertOperator, type OperatorRow, openSession, operatorsOf } from './operator.repository.ts';

const mark = 'first-owner';

/**
 * The token that lets its holder become the first owner. Stored as it is, so that all processes, and later starts, show
 * the same link; it grants nothing that the database does not, and ends with its use.
 */
export const ownerToken = (db: Db): Promise<string> => addMark(db, mark, newToken());

type NewOwner = { token: string; username: string; name: string; password: string };

/** Creates the first owner with a session, for the token, while there is no operator. */
export const createFirstOwner = async (
  db: Db,
  { token, password, ...values }: NewOwner,
  client: { address: string; userAgent: string },
  now: Date,
): Promise<{ operator: OperatorRow; token: string; expiresAt: Date }> => {
  await limitTries(db, { kind: 'desk-owner', of: [client.address], limit: 20, windowMs: 15 * minuteMs }, now);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const isRight = (await lockMark(tx, mark)) === token;
    if (!isRight || (await operatorsOf(tx)).length > 0) throw new Refusal('firstOwnerLinkUsed');
    const operator = await insertOperator(tx, { ...values, roles: ['owner'], passwordHash, createdAt: now });
    if (!operator) throw invalid({ username: '账号已存在' });
    await deleteMark(tx, mark);
    return { operator, ...(await openSession(tx, { operatorId: operator.id, isOpen: true, ...client }, now)) };
  });
};
