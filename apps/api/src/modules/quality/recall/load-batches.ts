import { addDecimals, compareDecimals, parseTraceCode, subtractDecimals } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { required } from '#errors/refusal.ts';
import { deskGoodsPage } from '#modules/catalogue/goods/index.ts';
import {
  type AnswerRow,
  answersTo,
  type BatchKey,
  batchesNamed,
  type DeliveryRow,
  deliveriesOf,
  goodsOfBatches,
  lastRecalls,
  type RecallRow,
  recallsOfBatches,
  stockOfBatches,
} from './recall.repository.ts';

type Goods = Awaited<ReturnType<typeof goodsOfBatches>>[number];

/** A batch with its stock, deliveries and returns. */
export type BatchFacts = BatchKey & {
  goods: Goods;
  stock: string;
  recall: RecallRow | null;
  answers: AnswerRow[];
  /** Received by buyers. */
  shipped: DeliveryRow[];
  /** Still to ship. */
  held: DeliveryRow[];
};

/** The sent part of deliveries. */
export const shippedOf = (rows: readonly DeliveryRow[]): DeliveryRow[] =>
  rows.flatMap((row) => (compareDecimals(row.sent, 0) > 0 ? [{ ...row, quantity: row.sent }] : []));

const heldOf = (rows: readonly DeliveryRow[]): DeliveryRow[] =>
  rows.flatMap((row) => {
    const quantity = subtractDecimals(row.quantity, row.sent);
    return compareDecimals(quantity, 0) > 0 ? [{ ...row, quantity }] : [];
  });

export const sumOf = <Row>(rows: readonly Row[], unitsOf: (row: Row) => string): string =>
  addDecimals('0', ...rows.map(unitsOf));

/** Units received and not returned. */
export const notReturned = (rows: readonly DeliveryRow[]): string =>
  sumOf(rows, ({ quantity, returned }) => subtractDecimals(quantity, returned));

/** A buyer's remaining units according to their answer, including those on their way back. */
export const remainingOf = (rows: readonly DeliveryRow[], { used }: AnswerRow): string => {
  const left = subtractDecimals(notReturned(rows), used);
  return compareDecimals(left, 0) > 0 ? left : '0';
};

const loadBatches = async (db: Executor, keys: readonly BatchKey[]): Promise<BatchFacts[]> => {
  if (keys.length === 0) return [];
  const goods = await goodsOfBatches(db, [...new Set(keys.map(({ goodsId }) => goodsId))]);
  const stock = await stockOfBatches(db, keys);
  const recalls = await recallsOfBatches(db, keys);
  const answers = await answersTo(
    db,
    recalls.map(({ id }) => id),
  );
  const deliveries = await deliveriesOf(db, keys);
  return keys.flatMap(({ goodsId, batchNo }) => {
    const isOf = (row: BatchKey) => row.goodsId === goodsId && row.batchNo === batchNo;
    const found = goods.find(({ id }) => id === goodsId);
    if (!found) return [];
    const recall = recalls.find(isOf) ?? null;
    const own = deliveries.filter(isOf);
    return {
      goodsId,
      batchNo,
      goods: found,
      stock: sumOf(stock.filter(isOf), ({ quantity }) => quantity),
      recall,
      answers: answers.filter(({ recallId }) => recallId === recall?.id),
      shipped: shippedOf(own),
      held: heldOf(own),
    };
  });
};

/** Refuses an unknown product. */
export const loadBatch = async (db: Executor, { goodsId, batchNo }: BatchKey): Promise<BatchFacts> =>
  required((await loadBatches(db, [{ goodsId, batchNo }]))[0], 'goodsMissing');

const mostBatches = 20;

/**
 * Batches by keywords: the code of a box or case names its batch, even if it was never recorded; otherwise the last
 * word with a digit starts a batch number and the others name the product. Without keywords the latest recalls.
 */
export const findBatches = async (db: Executor, words: string, now: Date): Promise<BatchFacts[]> => {
  const parts = words.trim().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return loadBatches(db, uniqueKeys(await lastRecalls(db, mostBatches)));
  const code = parseTraceCode(words);
  const recorded = code.kind === 'unreadable' ? [] : await batchesNamed(db, { code: code.code }, mostBatches);
  if (recorded.length > 0) return loadBatches(db, recorded);
  const said = code.kind === 'unreadable' ? code.read.gtin && code.read.batchNo : code.batchNo;
  if (said) return loadBatches(db, await batchesNamed(db, { batch: said, goodsIds: null }, mostBatches));
  if (code.kind !== 'unreadable') return [];
  const batch = parts.findLast((part) => /\d/.test(part)) ?? '';
  const names = parts.filter((part) => part !== batch).join(' ');
  const { rows } = names
    ? await deskGoodsPage(db, { keywords: names }, { page: 1, perPage: 100 }, now)
    : { rows: null };
  return loadBatches(db, await batchesNamed(db, { batch, goodsIds: rows?.map(({ id }) => id) ?? null }, mostBatches));
};

const uniqueKeys = (keys: readonly BatchKey[]): BatchKey[] => [
  ...new Map(keys.map((key) => [JSON.stringify(key), key])).values(),
];
