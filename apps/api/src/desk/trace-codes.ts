import type { OperationData } from '@yaoji/api-client/desk/contract';
import { writeTraceCodes } from '@yaoji/papers';
import type { Db } from '#db/database.ts';
import { Refusal, tooLarge } from '#errors/refusal.ts';
import { type OrderRow, orderById } from '#modules/orders/order/index.ts';
import {
  codesOfOrder,
  latestCodes,
  type Place,
  placesOf,
  recordCodes,
  removeCodes,
  uploadPacking,
} from '#modules/orders/trace/index.ts';
import { FileAnswer } from '#operation.ts';
import { toFlag, toQuantity } from '#wire-values.ts';
import type { DeskHandlers } from './operation.ts';

const mostLatest = 20;

/** Differs from the number itself, by which an order finds its log: a hundred boxes would displace everything else. */
const logSubject = ({ no }: OrderRow) => `追溯码:${no}`;

const toLine = ({ goodsId: _goods, gtin: _gtin, quantity, isRequired, ...place }: Place) => ({
  ...place,
  quantity: toQuantity(quantity),
  isRequired: toFlag(isRequired),
});

const loadList = async (db: Db, { id, no }: OrderRow): Promise<OperationData<'listCodes'>> => ({
  no,
  lines: (await placesOf(db, id)).map(toLine),
  latest: await latestCodes(db, id, mostLatest),
});

export const traceCodeHandlers = {
  listCodes: async ({ params }, { db }) => loadList(db, await orderById(db, params.id)),
  recordCodes: async ({ params, body: { codes, lineId, batchNo } }, { db, now }) => {
    const order = await orderById(db, params.id);
    const entries = codes.map((code) => ({ code, lineId, batchNo }));
    const answers = await recordCodes(db, order, entries, now);
    const recorded = answers.filter(({ problem }) => problem === null);
    const boxes = recorded.reduce((sum, each) => sum + each.boxes, 0);
    return {
      data: answers,
      message: boxes > 0 ? `已记录${boxes}盒` : (answers[0]?.message ?? ''),
      subject: logSubject(order),
      before: null,
      after: { boxes, codes: recorded.map(({ code }) => code) },
    };
  },
  removeCodes: async ({ params, body: { code } }, { db }) => {
    const order = await orderById(db, params.id);
    const removed = await removeCodes(db, order, code);
    if (removed.length === 0) throw new Refusal('codeMissing');
    const data = await loadList(db, order);
    return {
      data,
      message: `已撤销${removed.length}盒`,
      subject: logSubject(order),
      before: { codes: removed },
      after: null,
    };
  },
  downloadCodes: async ({ params }, { db }) => {
    const order = await orderById(db, params.id);
    const content = Buffer.from(writeTraceCodes(await codesOfOrder(db, order.id)));
    return new FileAnswer(content, 'text/csv; charset=utf-8', `追溯码${order.no}.csv`);
  },
  uploadPacking: async ({ body: { file } }, { db, config }) => {
    if (file.size > config.maxUploadBytes) throw tooLarge('file', config.maxUploadBytes, '，请分开上传');
    const { rows, ...problems } = await uploadPacking(db, Buffer.from(await file.arrayBuffer()));
    const cases = new Set(rows.map(({ parent }) => parent)).size;
    const data = { codes: rows.length, cases, ...problems };
    const message = `已记录${cases}箱、${rows.length}个码的关联关系`;
    return { data, message, subject: '关联关系', before: null, after: { codes: rows.length, cases } };
  },
} satisfies DeskHandlers<'listCodes' | 'recordCodes' | 'removeCodes' | 'downloadCodes' | 'uploadPacking'>;
