import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import {
  addColleague,
  changeRole,
  disableColleague,
  enableColleague,
  type OperatorRow,
  operatorsOf,
  planLeave,
  resetColleague,
  resetFactor,
} from '#modules/operator/index.ts';
import { toFlag, toSeconds, toSecondsOrNull } from '#wire-values.ts';
import type { DeskHandlers } from './operation.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/operators${string}` }>['id'];
type Colleague = Schemas['Colleague'];

/** A leave that is over is none. */
const leaveOf = ({ disabledAt, disabledUntil }: OperatorRow, now: Date) =>
  disabledUntil !== null && disabledUntil <= now
    ? { disabledAt: null, disabledUntil: null }
    : { disabledAt: toSecondsOrNull(disabledAt), disabledUntil: toSecondsOrNull(disabledUntil) };

const toColleague = (row: OperatorRow, now: Date): Colleague => ({
  id: row.id,
  username: row.username,
  name: row.name,
  role: row.role,
  hasFactor: toFlag(row.factorAt !== null),
  lastLoginAt: toSecondsOrNull(row.lastLoginAt),
  ...leaveOf(row, now),
  createdAt: toSeconds(row.createdAt),
});

/** The answer to a change, without a password in the log. */
const written = (message: string, { before, after }: { before: OperatorRow | null; after: OperatorRow }, now: Date) => {
  const data = toColleague(after, now);
  return { data, message, subject: after.username, before: before && toColleague(before, now), after: data };
};

export const operatorHandlers = {
  listOperators: async (_, { db, now }) => (await operatorsOf(db)).map((row) => toColleague(row, now)),
  addOperator: async ({ body }, { db, working, now }) => {
    const { password, row } = await addColleague(db, working.operator, { ...body, name: body.name.trim() }, now);
    const { data, ...rest } = written('已添加', { before: null, after: row }, now);
    return { ...rest, data: { password, colleague: data } };
  },
  changeOperatorRole: async ({ params: { id }, body: { role } }, { db, working, now }) =>
    written('岗位已修改', await changeRole(db, working.operator, id, role, now), now),
  disableOperator: async ({ params: { id } }, { db, working, now }) =>
    written('已停用，登录已全部退出', await disableColleague(db, working.operator, id, now), now),
  planOperatorLeave: async ({ params: { id }, body: { from, until = null } }, { db, working, now }) =>
    written('已计划停用', await planLeave(db, working.operator, id, { from, until }, now), now),
  enableOperator: async ({ params: { id } }, { db, working, now }) =>
    written('已恢复', await enableColleague(db, working.operator, id, now), now),
  resetOperatorFactor: async ({ params: { id } }, { db, working, now }) =>
    written('两步验证已重置，登录已全部退出', await resetFactor(db, working.operator, id, now), now),
  resetOperator: async ({ params: { id } }, { db, working, now }) => {
    const { password, ...changed } = await resetColleague(db, working.operator, id, now);
    const { data, ...rest } = written('密码已重置，登录已全部退出', changed, now);
    return { ...rest, data: { password, colleague: data } };
  },
} satisfies DeskHandlers<Calls>;
