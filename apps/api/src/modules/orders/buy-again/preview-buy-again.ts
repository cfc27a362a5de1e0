import { type AgainLine, againLineCodec, type Goods } from '@yaoji/api-client/wire';
import { compareOldLine, type OldLine } from '@yaoji/domain';
import { goodsToday, loadGoods } from '#modules/catalogue/goods/index.ts';
import { batchesOf, type OrderLineRow } from '#modules/orders/order/index.ts';
import type { Handler } from '#operation.ts';
import { toQuantity, toUnitPrice } from '#wire-values.ts';
import { oldLines } from './old-lines.ts';

/** Shows the effect of buying an order again, line by line (K3). Changes nothing. */
export const previewBuyAgain: Handler<'previewBuyAgain'> = async ({ params }, { db, signedIn: { buyerId }, now }) => {
  const lines = await oldLines(db, buyerId, params.id);
  const goods = await loadGoods(db, { ids: lines.map(({ goodsId }) => goodsId), buyerId, now });
  const expiries = nearestExpiries(
    await batchesOf(
      db,
      lines.map(({ id }) => id),
    ),
  );
  return lines.map((line) =>
    againLineCodec.write(toAgainLine(line, expiries.get(line.id) ?? null, goods.get(line.goodsId) ?? null)),
  );
};

/** The earliest delivered expiry date, by line. */
const nearestExpiries = (batches: { orderLineId: number; expiry: string | null }[]) => {
  const nearest = new Map<number, string>();
  for (const { orderLineId, expiry } of batches) {
    const known = nearest.get(orderLineId);
    if (expiry && (!known || expiry < known)) nearest.set(orderLineId, expiry);
  }
  return nearest;
};

const toAgainLine = (row: OrderLineRow, expiry: string | null, goods: Goods | null): AgainLine => {
  const old: OldLine = { ...row, quantity: toQuantity(row.quantity), expiry };
  const { group, quantity, unitPrice, notes } = compareOldLine(old, goods && goodsToday(goods));
  const isGone = group === 'gone';
  return {
    lineId: row.id,
    goodsId: row.goodsId,
    name: row.name,
    group,
    oldQuantity: toQuantity(row.quantity),
    quantity,
    oldPrice: toUnitPrice(row.unitPrice),
    unitPrice: unitPrice && toUnitPrice(unitPrice),
    notes,
    goods: isGone ? null : goods,
    block: isGone ? null : (goods?.block ?? null),
  };
};
