import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import { operatorNames } from '#db/operator-names.ts';
import { dayMs } from '#durations.ts';
import { allKeys, type ErpKeyRow, endKey, issueKey } from '#modules/integrations/erp-key/index.ts';
import { toSeconds, toSecondsOrNull } from '#wire-values.ts';
import type { DeskHandlers } from './operation.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/erp-keys${string}` }>['id'];

type Shown = { now: Date; nameOf: (operator: string) => string };

const toKey = ({ hash: _, revokedAt, ...row }: ErpKeyRow, { now, nameOf }: Shown): Schemas['ErpKey'] => ({
  ...row,
  createdBy: nameOf(row.createdBy),
  prefix: `yj-erp_${row.prefix}`,
  scopes: row.scopes as Schemas['ErpScope'][], // The cast: only valid scopes are written.
  status: revokedAt ? 'revoked' : row.endsAt <= now ? 'ended' : 'open',
  usedAt: toSecondsOrNull(row.usedAt),
  endsAt: toSeconds(row.endsAt),
  createdAt: toSeconds(row.createdAt),
});

export const erpKeyHandlers = {
  listErpKeys: async (_, { db, now }) => {
    const nameOf = await operatorNames(db);
    return (await allKeys(db)).map((row) => toKey(row, { now, nameOf }));
  },
  createErpKey: async ({ body: { name, scopes, days } }, { db, now, working }) => {
    const { permissions, username } = working.operator;
    const endsAt = new Date(now.getTime() + days * dayMs);
    const values = { name: name.trim(), scopes, createdBy: username, endsAt };
    const { key, row } = await issueKey(db, values, permissions, now);
    const data = { key, row: toKey(row, { now, nameOf: await operatorNames(db) }) };
    return { data, message: '密钥已生成', subject: String(row.id), before: null, after: data.row };
  },
  revokeErpKey: async ({ params: { id } }, { db, now }) => {
    const row = await endKey(db, id, now);
    const data = toKey(row, { now, nameOf: await operatorNames(db) });
    return {
      data,
      message: '密钥已停用',
      subject: String(id),
      before: { status: 'open' },
      after: { status: data.status },
    };
  },
} satisfies DeskHandlers<Calls>;
