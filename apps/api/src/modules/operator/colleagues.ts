import type { Executor } from '#db/database.ts';
import { invalid, Refusal, required } from '#errors/refusal.ts';
import { closeLooksOf, hashPassword } from '#modules/auth/index.ts';
import { newPassword } from './enter-desk.ts';
import {
  closeSessionsOf,
  insertOperator,
  lockOperators,
  type OperatorRow,
  type Role,
  updateOperator,
} from './operator.repository.ts';

type NewColleague = Pick<OperatorRow, 'username' | 'name' | 'role'>;
/** A colleague before and after a change. */
type Changed = { before: OperatorRow; after: OperatorRow };

/** Adds an operator with a password that is shown once. */
export const addColleague = async (tx: Executor, owner: OperatorRow, values: NewColleague, now: Date) => {
  await lockAll(tx, owner);
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const row = await insertOperator(tx, { ...values, passwordHash, createdAt: now });
  if (!row) throw invalid({ username: '账号已存在' });
  return { password, row };
};

/** Locks and returns all operators, for one who must still be an active owner. */
const lockAll = async (tx: Executor, owner: OperatorRow): Promise<OperatorRow[]> => {
  const all = await lockOperators(tx);
  const self = all.find((each) => each.id === owner.id);
  if (self?.role !== 'owner' || self.disabledAt) throw new Refusal('roleForbids');
  return all;
};

/**
 * Locks all operators and returns the colleague. Owners change only others, so one always remains, even if two of them
 * disable or demote each other at once.
 */
const lockColleague = async (tx: Executor, owner: OperatorRow, id: number): Promise<OperatorRow> => {
  const all = await lockAll(tx, owner);
  if (id === owner.id) throw new Refusal('ownAccount');
  return required(
    all.find((each) => each.id === id),
    'colleagueMissing',
  );
};

export const changeRole = async (tx: Executor, owner: OperatorRow, id: number, role: Role): Promise<Changed> => {
  const before = await lockColleague(tx, owner, id);
  await closeLooksOf(tx, before.username);
  return { before, after: await updateOperator(tx, id, { role }) };
};

/** Ends the colleague's sessions and impersonations. */
export const disableColleague = async (tx: Executor, owner: OperatorRow, id: number, now: Date): Promise<Changed> => {
  const before = await lockColleague(tx, owner, id);
  await closeSessionsOf(tx, id);
  await closeLooksOf(tx, before.username);
  return { before, after: await updateOperator(tx, id, { disabledAt: before.disabledAt ?? now }) };
};

export const enableColleague = async (tx: Executor, owner: OperatorRow, id: number): Promise<Changed> => {
  const before = await lockColleague(tx, owner, id);
  return { before, after: await updateOperator(tx, id, { disabledAt: null }) };
};

/** Gives a colleague a new password, shown once; they set up a new second factor when they log in. */
export const resetColleague = async (tx: Executor, owner: OperatorRow, id: number) => {
  const before = await lockColleague(tx, owner, id);
  await closeLooksOf(tx, before.username);
  const { password, row } = await resetOperator(tx, id);
  return { password, before, after: row };
};

/** Replaces password and second factor, and ends the sessions. */
export const resetOperator = async (tx: Executor, id: number) => {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const noFactor = { secret: null, recovery: [], lastStep: 0, factorAt: null };
  await closeSessionsOf(tx, id);
  return { password, row: await updateOperator(tx, id, { passwordHash, ...noFactor }) };
};
