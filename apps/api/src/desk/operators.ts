import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import {
  addColleague,
  allWithRoles,
  changeOwnRole,
  changeRoles,
  createOwnRole,
  disableColleague,
  enableColleague,
  listOwnRoles,
  lockRole,
  type Operator,
  type OperatorRow,
  operatorsOf,
  permissionsOf,
  planLeave,
  type RoleWithHolders,
  removeOwnRole,
  resetColleague,
  resetFactor,
  withRoles,
} from '#modules/operators/operator/index.ts';
import { toFlag, toSeconds, toSecondsOrNull, versionOf } from '#wire-values.ts';
import type { DeskHandlers, WritingContext } from './operation.ts';
import { asSeen, written } from './stored-record.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/${'operators' | 'roles'}${string}` }>['id'];
type Colleague = Schemas['Colleague'];

/** A leave that is over is none. */
const leaveOf = ({ disabledAt, disabledUntil }: OperatorRow, now: Date) =>
  disabledUntil !== null && disabledUntil <= now
    ? { disabledAt: null, disabledUntil: null }
    : { disabledAt: toSecondsOrNull(disabledAt), disabledUntil: toSecondsOrNull(disabledUntil) };

const toColleague = (row: Operator, now: Date): Colleague => ({
  id: row.id,
  username: row.username,
  name: row.name,
  roles: row.held.map(({ key, name }) => ({ key, name })),
  hasFactor: toFlag(row.factorAt !== null),
  lastLoginAt: toSecondsOrNull(row.lastLoginAt),
  ...leaveOf(row, now),
  createdAt: toSeconds(row.createdAt),
});

type Change = { before: OperatorRow | null; after: OperatorRow };

/** The answer to a change, without a password in the log. */
const changed = async ({ db, now }: WritingContext, message: string, { before, after }: Change) => {
  const show = async (row: OperatorRow) => toColleague(await withRoles(db, row), now);
  const data = await show(after);
  return { data, message, subject: after.username, before: before && (await show(before)), after: data };
};

const toRole = ({ row, holders }: RoleWithHolders): Schemas['Role'] => {
  const form = { name: row.name, permissions: permissionsOf(row), ceiling: row.ceiling };
  return { id: row.id, version: versionOf([form]), holders: holders.length, form };
};

const of = ({ db, working }: WritingContext) => [db, working.operator] as const;

export const operatorHandlers = {
  listOperators: async (_, { db, now }) =>
    (await allWithRoles(db, await operatorsOf(db))).map((row) => toColleague(row, now)),
  addOperator: async ({ body }, context) => {
    const { db, working, now } = context;
    const { password, row } = await addColleague(db, working.operator, { ...body, name: body.name.trim() }, now);
    const { data, ...rest } = await changed(context, '已添加', { before: null, after: row });
    return { ...rest, data: { password, colleague: data } };
  },
  changeOperatorRoles: async ({ params: { id }, body: { roles } }, context) =>
    changed(context, '岗位已修改', await changeRoles(...of(context), id, roles, context.now)),
  disableOperator: async ({ params: { id } }, context) =>
    changed(context, '已停用，登录已全部退出', await disableColleague(...of(context), id, context.now)),
  planOperatorLeave: async ({ params: { id }, body: { from, until = null } }, context) =>
    changed(context, '已计划停用', await planLeave(...of(context), id, { from, until }, context.now)),
  enableOperator: async ({ params: { id } }, context) =>
    changed(context, '已恢复', await enableColleague(...of(context), id, context.now)),
  resetOperatorFactor: async ({ params: { id } }, context) =>
    changed(context, '两步验证已重置，登录已全部退出', await resetFactor(...of(context), id, context.now)),
  resetOperator: async ({ params: { id } }, context) => {
    const { password, ...change } = await resetColleague(...of(context), id, context.now);
    const { data, ...rest } = await changed(context, '密码已重置，登录已全部退出', change);
    return { ...rest, data: { password, colleague: data } };
  },
  listRoles: async (_, { db }) => {
    const list = (await listOwnRoles(db, await operatorsOf(db))).map(toRole);
    return { list, total: list.length };
  },
  createRole: async ({ body: { role } }, { db, working, now }) => {
    const row = await createOwnRole(db, working.operator, role, now);
    return written(toRole({ row, holders: [] }), null, '岗位已创建');
  },
  changeRole: async ({ params: { id }, body: { version, role } }, { db, working, now }) => {
    const found = await lockRole(db, working.operator, id, now);
    const before = asSeen(toRole(found), version);
    const row = await changeOwnRole(db, found, role);
    return written(toRole({ ...found, row }), before, '岗位已保存');
  },
  removeRole: async ({ params: { id } }, { db, working, now }) => {
    const found = await lockRole(db, working.operator, id, now);
    await removeOwnRole(db, found);
    const before = toRole(found);
    return { ...written(before, before, '岗位已删除'), data: null, after: null };
  },
} satisfies DeskHandlers<Calls>;
