import { addDays, chinaDay, chinaDayStart } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { invalid, Refusal, required } from '#errors/refusal.ts';
import { closeImpersonationsOf, hashPassword } from '#modules/identity/auth/index.ts';
import { newPassword } from './enter-desk.ts';
import { isOwner, rolesByKey } from './held-roles.ts';
import {
  closeSessionsOf,
  insertOperator,
  isDisabled,
  lockOperator,
  lockOperators,
  type OperatorRow,
  updateOperator,
} from './operator.repository.ts';

const noFactor = { secret: null, recovery: [], lastStep: 0, factorAt: null };

type NewColleague = Pick<OperatorRow, 'username' | 'name' | 'roles'>;
/** A colleague before and after a change. */
type Changed = { before: OperatorRow; after: OperatorRow };

/** Adds an operator with a password that is shown once. */
export const addColleague = async (tx: Executor, owner: OperatorRow, values: NewColleague, now: Date) => {
  await lockAsOwner(tx, owner, now);
  await requireRoles(tx, values.roles);
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const row = await insertOperator(tx, { ...values, passwordHash, createdAt: now });
  if (!row) throw invalid({ username: '账号已存在' });
  return { password, row };
};

/** Locks and returns all operators, for one who must still be an active owner. */
export const lockAsOwner = async (tx: Executor, owner: OperatorRow, now: Date): Promise<OperatorRow[]> => {
  const all = await lockOperators(tx);
  const self = all.find((each) => each.id === owner.id);
  if (!self || !isOwner(self) || isDisabled(self, now)) throw new Refusal('roleForbids');
  return all;
};

/** Those who change roles lock all operators first, so no role can vanish before the commit. */
const requireRoles = async (tx: Executor, keys: readonly string[]) => {
  const known = await rolesByKey(tx, keys);
  if (new Set(keys).size < keys.length || !keys.every((key) => known.has(key)))
    throw invalid({ roles: '岗位已删除或重复，请重新选择' });
};

/**
 * Locks all operators and returns the colleague. Owners change only others, so one always remains, even if two of them
 * disable or demote each other at once.
 */
const lockColleague = async (tx: Executor, owner: OperatorRow, id: number, now: Date): Promise<OperatorRow> => {
  const all = await lockAsOwner(tx, owner, now);
  if (id === owner.id) throw new Refusal('ownAccount');
  return required(
    all.find((each) => each.id === id),
    'colleagueMissing',
  );
};

export const saveViews = async (tx: Executor, id: number, views: OperatorRow['views']) =>
  (await updateOperator(tx, id, { views })).views;

export const changeRoles = async (
  tx: Executor,
  owner: OperatorRow,
  id: number,
  roles: string[],
  now: Date,
): Promise<Changed> => {
  const before = await lockRemovable(tx, owner, id, now);
  await requireRoles(tx, roles);
  await closeImpersonationsOf(tx, before.username);
  return { before, after: await updateOperator(tx, id, { roles }) };
};

/**
 * Locks a colleague who may stop being an owner. An owner with a planned leave ends nobody else's ownership: two of
 * them could plan each other's leave, and nobody would remain.
 */
const lockRemovable = async (tx: Executor, owner: OperatorRow, id: number, now: Date): Promise<OperatorRow> => {
  const found = await lockColleague(tx, owner, id, now);
  const self = await lockOperator(tx, owner.id);
  const isLeaving = self?.disabledAt && (self.disabledUntil === null || self.disabledUntil > now);
  if (isOwner(found) && isLeaving) throw new Refusal('ownLeavePlanned');
  return found;
};

/** Ends the colleague's sessions and impersonations. */
export const disableColleague = async (tx: Executor, owner: OperatorRow, id: number, now: Date): Promise<Changed> => {
  const before = await lockRemovable(tx, owner, id, now);
  await closeSessionsOf(tx, id);
  await closeImpersonationsOf(tx, before.username);
  const disabledAt = isDisabled(before, now) ? before.disabledAt : now;
  return { before, after: await updateOperator(tx, id, { disabledAt, disabledUntil: null }) };
};

/** Disables a colleague from the start of a day on, until the end of another; null: until an owner enables them. */
export const planLeave = async (
  tx: Executor,
  owner: OperatorRow,
  id: number,
  { from, until }: { from: string; until: string | null },
  now: Date,
): Promise<Changed> => {
  if (from <= chinaDay(now)) throw invalid({ from: '须晚于今天；立即停用请用“停用”' });
  if (until !== null && until < from) throw invalid({ until: '不能早于开始日期' });
  const before = await lockRemovable(tx, owner, id, now);
  const disabledUntil = until === null ? null : chinaDayStart(addDays(until, 1));
  return { before, after: await updateOperator(tx, id, { disabledAt: chinaDayStart(from), disabledUntil }) };
};

export const enableColleague = async (tx: Executor, owner: OperatorRow, id: number, now: Date): Promise<Changed> => {
  const before = await lockColleague(tx, owner, id, now);
  return { before, after: await updateOperator(tx, id, { disabledAt: null, disabledUntil: null }) };
};

/** Removes a lost second factor: the colleague sets up a new one at the next log-in, with the same password. */
export const resetFactor = async (tx: Executor, owner: OperatorRow, id: number, now: Date): Promise<Changed> => {
  const before = await lockColleague(tx, owner, id, now);
  await closeSessionsOf(tx, id);
  await closeImpersonationsOf(tx, before.username);
  return { before, after: await updateOperator(tx, id, noFactor) };
};

/** Gives a colleague a new password, shown once; they set up a new second factor when they log in. */
export const resetColleague = async (tx: Executor, owner: OperatorRow, id: number, now: Date) => {
  const before = await lockColleague(tx, owner, id, now);
  await closeImpersonationsOf(tx, before.username);
  const { password, row } = await resetOperator(tx, id);
  return { password, before, after: row };
};

/** Replaces password and second factor, and ends the sessions. */
export const resetOperator = async (tx: Executor, id: number) => {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  await closeSessionsOf(tx, id);
  return { password, row: await updateOperator(tx, id, { passwordHash, ...noFactor }) };
};
