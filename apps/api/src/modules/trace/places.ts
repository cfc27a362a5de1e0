import type { Executor } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { batchesOf, linesOf } from '#modules/order/index.ts';
import { readSettings } from '#modules/setting/index.ts';
import { countCodes, goodsFacts } from './trace.repository.ts';

/** A batch of an order line, to be filled with boxes. */
export type Place = {
  lineId: number;
  goodsId: number;
  name: string;
  spec: string;
  unit: string;
  batchNo: string;
  expiry: string | null;
  quantity: string;
  /** Recorded boxes. */
  count: number;
  /** The order must not leave before every box is recorded. */
  isRequired: boolean;
  /** The product's barcode as 14 digits; null if it has none. */
  gtin: string | null;
};

/** The places for codes of an order, line by line. */
export const placesOf = async (db: Executor, orderId: number): Promise<Place[]> => {
  const lines = new Map((await linesOf(db, [orderId])).map((line) => [line.id, line]));
  const ids = [...lines.keys()];
  const { trace } = await readSettings(db, ['trace']);
  const required = trace.requiredScopes.split(/[,，、]/).map((scope) => scope.trim());
  const facts = await goodsFacts(db, [...new Set([...lines.values()].map(({ goodsId }) => goodsId))]);
  const counts = await countCodes(db, ids);
  return (await batchesOf(db, ids)).flatMap(({ orderLineId, batchNo, expiry, quantity }) => {
    const line = lines.get(orderLineId);
    const own = facts.find(({ id }) => id === line?.goodsId);
    if (!line || !own) return [];
    const { goodsId, name, spec, unit } = line;
    const count = counts.find(
      (each) => each.lineId === orderLineId && each.batchNo === batchNo && each.expiry === expiry,
    );
    return {
      ...{ lineId: orderLineId, goodsId, name, spec, unit, batchNo, expiry, quantity },
      count: count?.count ?? 0,
      isRequired: required.includes(own.scope) && own.scope !== '',
      gtin: own.barcode === '' ? null : own.barcode.padStart(14, '0'),
    };
  });
};

/** Refuses an order with fewer codes than boxes if its products require them, or with more codes than boxes. */
export const requireCodes = async (db: Executor, orderId: number): Promise<void> => {
  const wrong = (await placesOf(db, orderId)).filter(({ quantity, count, isRequired }) => {
    const boxes = Math.ceil(Number(quantity));
    return isRequired ? count !== boxes : count > boxes;
  });
  if (wrong.length === 0) return;
  const texts = wrong.map(({ name, batchNo, quantity, count }) => `${name} ${batchNo}（${count}/${Number(quantity)}）`);
  throw new Refusal('codesIncomplete', { texts });
};
