import { fixedRoles, type Permission } from '@yaoji/api-client/desk/contract';
import type { Executor, Tx } from '#db/database.ts';
import { invalid, Refusal, required } from '#errors/refusal.ts';
import { closeImpersonationsOf } from '#modules/identity/auth/index.ts';
import { lockAsOwner } from './colleagues.ts';
import type { OperatorRow } from './operator.repository.ts';
import { deleteRole, findRole, insertRole, type RoleRow, rolesOfAll, updateRole } from './role.repository.ts';

type Values = { name: string; permissions: Permission[]; ceiling: string };
/** A custom role with those who have it. */
export type RoleWithHolders = { row: RoleRow; holders: OperatorRow[] };

const holdersOf = (all: readonly OperatorRow[], { id }: RoleRow) =>
  all.filter(({ roles }) => roles.includes(String(id)));

export const listOwnRoles = async (db: Executor, all: readonly OperatorRow[]): Promise<RoleWithHolders[]> =>
  (await rolesOfAll(db)).map((row) => ({ row, holders: holdersOf(all, row) }));

/** For an owner: locks all operators, so that nobody gets or loses the role meanwhile. */
export const lockRole = async (tx: Tx, owner: OperatorRow, id: number, now: Date): Promise<RoleWithHolders> => {
  const all = await lockAsOwner(tx, owner, now);
  const row = required(await findRole(tx, id), 'roleMissing');
  return { row, holders: holdersOf(all, row) };
};

/**
 * Owners hold every permission, so they can grant any except managing colleagues: it lets one log in as anybody, by
 * setting passwords.
 */
const requireValid = async (tx: Tx, { name, permissions }: Values, id: number | null) => {
  if (permissions.includes('colleagues')) throw invalid({ 'role[permissions]': '同事与岗位只能由负责人管理' });
  const others = (await rolesOfAll(tx)).filter((each) => each.id !== id);
  const names: string[] = [...Object.values(fixedRoles), ...others.map((each) => each.name)];
  if (names.includes(name)) throw invalid({ 'role[name]': '已有这个岗位' });
};

const trimmed = (values: Values): Values => ({
  ...values,
  name: values.name.trim(),
  permissions: [...new Set(values.permissions)],
});

export const createOwnRole = async (tx: Tx, owner: OperatorRow, values: Values, now: Date): Promise<RoleRow> => {
  await lockAsOwner(tx, owner, now);
  const role = trimmed(values);
  await requireValid(tx, role, null);
  return insertRole(tx, role);
};

/** Call `lockRole` first. Ends the impersonations of those who have the role. */
export const changeOwnRole = async (tx: Tx, { row, holders }: RoleWithHolders, values: Values): Promise<RoleRow> => {
  const role = trimmed(values);
  await requireValid(tx, role, row.id);
  for (const { username } of holders) await closeImpersonationsOf(tx, username);
  return updateRole(tx, row.id, role);
};

/** Call `lockRole` first. */
export const removeOwnRole = async (tx: Tx, { row, holders }: RoleWithHolders) => {
  if (holders.length > 0) throw new Refusal('roleHeld', { names: holders.map(({ name }) => name).join('、') });
  await deleteRole(tx, row.id);
};
