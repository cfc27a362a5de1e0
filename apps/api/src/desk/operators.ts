import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import {
  addColleague,
  changeRole,
  disableColleague,
  enableColleague,
  type OperatorRow,
  operatorsOf,
  resetColleague,
} from '#modules/operator/index.ts';
import { toFlag, toSeconds, toSecondsOrNull } from '#wire-values.ts';
import type { DeskHandlers } from './operation.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/operators${string}` }>['id'];
type Colleague = Schemas['Colleague'];

const toColleague = (row: OperatorRow): Colleague => ({
  id: row.id,
  username: row.username,
  name: row.name,
  role: row.role,
  hasFactor: toFlag(row.factorAt !== null),
  lastLoginAt: toSecondsOrNull(row.lastLoginAt),
  disabledAt: toSecondsOrNull(row.disabledAt),
  createdAt: toSeconds(row.createdAt),
});

/** The answer to a change, without a password in the log. */
const written = (message: string, { before, after }: { before: OperatorRow | null; after: OperatorRow }) => {
  const data = toColleague(after);
  return { data, message, subject: after.username, before: before && toColleague(before), after: data };
};

export const operatorHandlers = {
  listOperators: async (_, { db }) => (await operatorsOf(db)).map(toColleague),
  addOperator: async ({ body }, { db, working, now }) => {
    const { password, row } = await addColleague(db, working.operator, { ...body, name: body.name.trim() }, now);
    const { data, ...rest } = written('已添加', { before: null, after: row });
    return { ...rest, data: { password, colleague: data } };
  },
  changeOperatorRole: async ({ params: { id }, body: { role } }, { db, working }) =>
    written('岗位已修改', await changeRole(db, working.operator, id, role)),
  disableOperator: async ({ params: { id } }, { db, working, now }) =>
    written('已停用，登录已全部退出', await disableColleague(db, working.operator, id, now)),
  enableOperator: async ({ params: { id } }, { db, working }) =>
    written('已恢复', await enableColleague(db, working.operator, id)),
  resetOperator: async ({ params: { id } }, { db, working }) => {
    const { password, ...changed } = await resetColleague(db, working.operator, id);
    const { data, ...rest } = written('密码已重置，登录已全部退出', changed);
    return { ...rest, data: { password, colleague: data } };
  },
} satisfies DeskHandlers<Calls>;
