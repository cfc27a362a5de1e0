import type { Schemas } from '@yaoji/api-client/erp/contract';
import { type Ask, RefusedError } from './ask.ts';
import { type Kind, onceOf } from './lots.ts';
import type { TableRow, TableShape } from './read-table.ts';

type Sent = { path: string; body: Record<string, unknown> };
type Group = readonly TableRow['row'][];

/** The values of `names`, which every line of a group says the same of, or nothing. */
const shared = (group: Group, names: readonly string[]) => {
  const facts: Record<string, unknown> = {};
  for (const row of group)
    for (const name of names)
      if (name in row) {
        if (name in facts && facts[name] !== row[name]) throw new RefusedError('各行的值不一致', name);
        facts[name] = row[name];
      }
  return facts;
};

const pathOf = (before: string, id: unknown, after: string) =>
  `/erp/v1/${before}/${encodeURIComponent(String(id))}/${after}`;

/** The products of a parcel by the ids that their order has them by. */
const sentLines = async (ask: Ask, group: Group) => {
  const named = group.filter((row) => 'code' in row || 'batchNo' in row || 'quantity' in row);
  if (named.length === 0) return {};
  const { lines } = await ask<Schemas['Order']>(
    'GET',
    `/erp/v1/orders/${encodeURIComponent(String(group[0]?.orderNo))}`,
  );
  return {
    lines: [...Map.groupBy(named, ({ code }) => code)].map(([code, rows]) => {
      const line = lines.find((each) => each.code === code);
      if (!line) throw new RefusedError('订单中没有此编码', 'code');
      const batches = rows.map(({ batchNo, quantity, codes }) => ({ batchNo, quantity, ...(codes ? { codes } : {}) }));
      return { goodsId: line.goodsId, batches };
    }),
  };
};

const shipment = async (ask: Ask, group: Group): Promise<Sent> => {
  const facts = shared(group, ['orderNo', 'documentNo', 'company', 'trackingNo', 'phone', 'isPartial']);
  return { path: '/erp/v1/shipments', body: { ...facts, ...(await sentLines(ask, group)) } };
};

const tracking = async (_: Ask, group: Group): Promise<Sent> => ({ path: '/erp/v1/tracking', body: { ...group[0] } });

const shortage = async (_: Ask, group: Group): Promise<Sent> => ({
  path: pathOf('orders', group[0]?.orderNo, 'shortages'),
  body: {
    ...shared(group, ['reason', 'isInStock']),
    lines: group.map(({ lineId, quantity }) => ({ lineId, quantity })),
  },
});

const returned = async (_: Ask, group: Group): Promise<Sent> => {
  const isUnclear = ({ isWrittenOff = false }: TableRow['row']) => typeof isWrittenOff !== 'boolean';
  if (group.some(isUnclear)) throw new RefusedError('请填是或否', 'isWrittenOff');
  return {
    path: pathOf('returns', group[0]?.id, 'receipt'),
    body: { writtenOff: group.flatMap(({ lineId, isWrittenOff }) => (isWrittenOff ? [lineId] : [])) },
  };
};

const transfer = async (_: Ask, group: Group): Promise<Sent> => ({
  path: pathOf('refunds', group[0]?.id, 'transfer'),
  body: shared(group, ['reference']),
});

type CallKind = TableShape & {
  names: readonly string[];
  /** Lines with the same value are one call. */
  by: string | null;
  callOf: (ask: Ask, group: Group) => Promise<Sent>;
};

const kinds: readonly CallKind[] = [
  {
    names: ['shortages', '少发'],
    schemas: ['Shortage', 'ShortLine'],
    columns: { orderNo: { title: '订单号' } },
    key: 'orderNo',
    by: 'orderNo',
    callOf: shortage,
  },
  {
    names: ['shipments', '发货'],
    schemas: ['Shipment', 'SentBatch'],
    columns: { code: { title: '编码' } },
    key: 'documentNo',
    by: 'documentNo',
    callOf: shipment,
  },
  { names: ['tracking', '物流'], schemas: ['Tracking'], key: 'trackingNo', by: null, callOf: tracking },
  {
    names: ['returned', '退货入库'],
    schemas: [],
    columns: {
      id: { title: '退货号' },
      lineId: { title: '行', type: 'integer' },
      isWrittenOff: { title: '报损', type: 'boolean' },
    },
    key: 'id',
    by: 'id',
    callOf: returned,
  },
  {
    names: ['refunds', '退款'],
    schemas: [],
    columns: { id: { title: '退款号' }, reference: { title: '流水号' } },
    key: 'id',
    by: 'id',
    callOf: transfer,
  },
];

/** Calls that take one parcel, event, order, return or refund each. */
export const calls: Kind[] = kinds.map(({ by, callOf, ...kind }) => ({
  ...kind,
  send: async (ask, rows, file) => {
    const answers: string[][] = [];
    for (const [, group] of Map.groupBy(rows, ({ line, row }) => (by ? row[by] : line))) {
      const name = String(group[0]?.row[kind.key] ?? '');
      const answer = (status: string, field = '', message = '') =>
        answers.push(...group.map(({ line }) => [String(line), name, status, field, message]));
      try {
        const { path, body } = await callOf(
          ask,
          group.map(({ row }) => row),
        );
        await ask('POST', path, { body, once: onceOf(file, group[0]?.line, path, JSON.stringify(body)) });
        answer('done');
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        answer('refused', error.field, error.message);
      }
    }
    return answers.sort(([one], [other]) => Number(one) - Number(other));
  },
}));
