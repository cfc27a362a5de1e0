import {
  type FixedRole,
  fixedRoles,
  type OperationId,
  operations,
  type Permission,
  permissions,
} from '@yaoji/api-client/desk/contract';
import type { Executor } from '#db/database.ts';
import type { OperatorRow } from './operator.repository.ts';
import { type RoleRow, rolesById } from './role.repository.ts';

/** `ceiling`: most yuan to grant at once; null: the settings have it. */
export type HeldRole = { key: string; name: string; permissions: readonly Permission[]; ceiling: string | null };

/** An operator with what their roles allow together. */
export type Operator = OperatorRow & { held: readonly HeldRole[]; permissions: ReadonlySet<Permission> };

const entries = Object.entries(permissions) as [Permission, { roles: readonly FixedRole[] }][]; // No other keys.

const fixed: readonly HeldRole[] = (Object.keys(fixedRoles) as FixedRole[]).map((key) => ({
  key,
  name: fixedRoles[key],
  permissions: entries.flatMap(([permission, { roles }]) => (roles.includes(key) ? [permission] : [])),
  ceiling: null,
}));

/** Permissions that a later version of the contract has dropped are left out. */
export const permissionsOf = (row: RoleRow): Permission[] =>
  row.permissions.filter((key): key is Permission => key in permissions);

/** All fixed roles, and those of these keys that exist. */
export const rolesByKey = async (db: Executor, keys: readonly string[]): Promise<Map<string, HeldRole>> => {
  const known = new Map(fixed.map((role) => [role.key, role]));
  const ids = [...new Set(keys)].filter((key) => !known.has(key)).map(Number);
  for (const row of ids.length > 0 ? await rolesById(db, ids.filter(Number.isSafeInteger)) : [])
    known.set(String(row.id), { ...row, key: String(row.id), permissions: permissionsOf(row) });
  return known;
};

const toOperator = (row: OperatorRow, known: ReadonlyMap<string, HeldRole>): Operator => {
  const held = row.roles.flatMap((key) => known.get(key) ?? []);
  return { ...row, held, permissions: new Set(held.flatMap((role) => role.permissions)) };
};

export const withRoles = async (db: Executor, row: OperatorRow): Promise<Operator> =>
  toOperator(row, await rolesByKey(db, row.roles));

export const allWithRoles = async (db: Executor, rows: readonly OperatorRow[]): Promise<Operator[]> => {
  const keys = rows.flatMap(({ roles }) => roles);
  const known = await rolesByKey(db, keys);
  return rows.map((row) => toOperator(row, known));
};

export const isOwner = ({ roles }: Pick<OperatorRow, 'roles'>): boolean => roles.includes('owner');

type Row = { access: string; permissions?: 'everybody' | readonly Permission[] };

/** Returns whether the operator holds one of the permissions that the contract names for the call. */
export const mayCall = ({ permissions: held }: Pick<Operator, 'permissions'>, id: OperationId): boolean => {
  const { permissions: named = [] }: Row = operations[id];
  return named === 'everybody' || named.some((each) => held.has(each));
};

/** Returns whether the operator may know the wholesaler's costs. */
export const seesCost = (operator: Pick<Operator, 'permissions'>): boolean => mayCall(operator, 'listPrices');
