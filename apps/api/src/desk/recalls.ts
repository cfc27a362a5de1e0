import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import { csvCell, formatMinute, recallLevelNames } from '@yaoji/domain';
import type { Db } from '#db/database.ts';
import { operatorNames } from '#db/operator-names.ts';
import { batchNamed, sealedBatches } from '#modules/catalogue/stock/index.ts';
import {
  type BatchFacts,
  type DeliveryRow,
  endRecall,
  findBatches,
  loadBatch,
  openRecall,
  type RecallRow,
  remainingOf,
  remindOfRecall,
  sumOf,
} from '#modules/quality/recall/index.ts';
import { FileAnswer } from '#operation.ts';
import { toFlag, toQuantity, toSeconds, toSecondsOrNull } from '#wire-values.ts';
import type { DeskHandlers, Written } from './operation.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/recalls${string}` }>['id'];
type Detail = Schemas['BatchDetail'];
type Key = Pick<BatchFacts, 'goodsId' | 'batchNo'>;

type NameOf = (operator: string) => string;

const toRecall = (
  { goodsId: _, batchNo: __, isReleased, createdAt, endedAt, ...row }: RecallRow,
  nameOf: NameOf,
): Schemas['Recall'] => ({
  ...row,
  operator: nameOf(row.operator),
  createdAt: toSeconds(createdAt),
  endedAt: toSecondsOrNull(endedAt),
  isReleased: toFlag(isReleased),
});

const unitsOf = (rows: readonly DeliveryRow[], field: 'quantity' | 'returned' | 'returning') =>
  toQuantity(sumOf(rows, (row) => row[field]));

const toDelivery = ({
  orderId,
  no,
  shippedAt,
  parcels,
  quantity,
  returned,
}: DeliveryRow): Schemas['BatchDelivery'] => ({
  orderId,
  no,
  shippedAt: toSecondsOrNull(shippedAt),
  parcels,
  quantity: toQuantity(quantity),
  returned: toQuantity(returned),
});

/** Buyers who received a batch, those without an answer first. */
const toBuyers = ({ shipped, answers }: BatchFacts): Schemas['BatchBuyer'][] =>
  [...Map.groupBy(shipped, ({ buyerId }) => buyerId)]
    .map(([buyerId, own]) => {
      const answer = answers.find((each) => each.buyerId === buyerId);
      const { company = '', username = '', phone = null } = own[0] ?? {};
      return {
        buyerId,
        company,
        username,
        phone,
        received: unitsOf(own, 'quantity'),
        returned: unitsOf(own, 'returned'),
        returning: unitsOf(own, 'returning'),
        remaining: answer ? toQuantity(remainingOf(own, answer)) : null,
        note: answer?.note ?? '',
        answeredAt: toSecondsOrNull(answer?.createdAt ?? null),
        deliveries: own.map(toDelivery),
      };
    })
    .toSorted((one, other) => (one.answeredAt ?? 0) - (other.answeredAt ?? 0));

const toBatch = (batch: BatchFacts, nameOf: NameOf, buyers = toBuyers(batch)): Schemas['GoodsBatch'] => {
  const { goodsId, batchNo, goods, stock, recall, shipped } = batch;
  const { name, spec, maker, unit } = goods;
  return {
    goodsId,
    name,
    spec,
    maker,
    unit,
    batchNo,
    stock: toQuantity(stock),
    figures: {
      buyers: buyers.length,
      answered: buyers.filter(({ answeredAt }) => answeredAt !== null).length,
      received: unitsOf(shipped, 'quantity'),
      returned: unitsOf(shipped, 'returned'),
      returning: unitsOf(shipped, 'returning'),
      remaining: buyers.some(({ remaining }) => remaining === null)
        ? null
        : toQuantity(sumOf(buyers, ({ remaining }) => remaining ?? '0')),
    },
    recall: recall && toRecall(recall, nameOf),
  };
};

const load = async (db: Db, key: Key): Promise<Detail> => {
  const batch = await loadBatch(db, key);
  const buyers = toBuyers(batch);
  const stored = await batchNamed(db, batch.goodsId, batch.batchNo);
  const sealed = batch.recall ? await sealedBatches(db, batch.recall.id) : [];
  const blocked = toQuantity(sumOf(batch.recall?.isReleased ? [] : sealed, ({ quantity }) => quantity));
  return {
    ...toBatch(batch, await operatorNames(db), buyers),
    batchId: stored?.id ?? null,
    blocked,
    buyers,
    held: batch.held.map(toDelivery),
  };
};

const written = (data: Detail, message: string, before: Schemas['Recall'] | null): Written<Detail> => ({
  data,
  message,
  subject: data.batchNo,
  before,
  after: { ...data.recall, goodsId: data.goodsId, figures: data.figures },
});

export const recallHandlers = {
  listRecalls: async ({ query }, { db, now }) => {
    const nameOf = await operatorNames(db);
    const list = (await findBatches(db, query.keywords ?? '', now)).map((batch) => toBatch(batch, nameOf));
    return { list, total: list.length };
  },
  getBatch: ({ query }, { db }) => load(db, query),
  downloadBatch: async ({ query }, { db }) => {
    const batch = await loadBatch(db, query);
    const name = `${batch.goods.name}-${batch.batchNo}.csv`;
    return new FileAnswer(Buffer.from(toCsv(batch)), 'text/csv; charset=utf-8', name);
  },
  openRecall: async ({ body }, { db, now, working }) => {
    await openRecall(db, body, working.operator.username, now);
    const data = await load(db, body);
    return written(data, `已召回，通知${data.figures.buyers}家客户`, null);
  },
  remindOfRecall: async ({ params }, { db, now }) => {
    const { recall, count } = await remindOfRecall(db, params.id, now);
    const message = count > 0 ? `已提醒${count}家客户` : '今天都已提醒过';
    return written(await load(db, recall), message, toRecall(recall, await operatorNames(db)));
  },
  endRecall: async ({ params, body: { conclusion, isReleased } }, { db, now }) => {
    const before = await endRecall(db, params.id, { conclusion, isReleased: isReleased === 1 }, now);
    return written(await load(db, before), '召回已结束', toRecall(before, await operatorNames(db)));
  },
} satisfies DeskHandlers<Calls>;

const heads = ['客户', '账号', '电话', '订单号', '发货时间', '物流', '数量', '已退', '召回反馈', '剩余', '说明'];

/** Facts of the batch, then a row for each delivery. */
const toCsv = (batch: BatchFacts): string => {
  const { goods, batchNo, recall } = batch;
  const facts = [
    ['商品', goods.name, goods.spec, goods.maker],
    ['批号', batchNo],
    ...(recall
      ? [
          [recallLevelNames[recall.level], recall.reason],
          ['处理要求', recall.instruction],
          ['结论', recall.conclusion],
        ]
      : []),
    [],
    heads,
  ];
  const minute = (seconds: number | null) => (seconds === null ? '' : formatMinute(seconds));
  const rows = toBuyers(batch).flatMap(({ company, username, phone, answeredAt, remaining, note, deliveries }) =>
    deliveries.map(({ no, shippedAt, parcels, quantity, returned }) => [
      company,
      username,
      phone ?? '',
      no,
      minute(shippedAt),
      parcels,
      quantity,
      returned,
      minute(answeredAt),
      remaining ?? '未知',
      note,
    ]),
  );
  return `\uFEFF${[...facts, ...rows].map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
};
