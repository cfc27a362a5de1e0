import type { AddedLine, LineToAdd } from '@yaoji/api-client/wire';
import { addDecimals, clampQuantity, compareDecimals, maximumReachedText } from '@yaoji/domain';
import { blockOf, limitsOf, priceAlone } from './price-goods.ts';
import { Refusal } from './refusal.ts';
import { type CartRow, findGoods, nextId, type Shop, toSeconds } from './shop.ts';

const unlimited = '99999999999';
const sum = (one: string, other: string) => addDecimals(one, other);

/** Adds a line, or adds to the line of the product; the quantity is rounded and limited like the control does. */
export function addLine(shop: Shop, { goodsId, quantity, priceId = 0, ladderPriceId = 0 }: LineToAdd): AddedLine {
  const present = shop.state.cart.find((row) => row.goodsId === goodsId);
  const before = present?.quantity ?? '0';
  const refused = (code: string, message: string): AddedLine => ({
    goodsId,
    ok: false,
    lineId: 0,
    code,
    message,
    quantity: before,
  });
  const goods = findGoods(shop, goodsId);
  if (!goods) return refused('NOT_FOUND', '商品不存在或已下架');
  const block = blockOf(goods, shop);
  if (block) return refused(block.code, block.message);
  const limits = limitsOf(goods, shop);
  const wished = sum(before, clampQuantity(quantity, { ...limits, max: unlimited }).quantity);
  const clamped = clampQuantity(wished, limits).quantity;
  const isLowered = compareDecimals(clamped, wished) < 0;
  if (present && isLowered && compareDecimals(clamped, before) <= 0) {
    const isStock = compareDecimals(goods.stock, sum(limits.max, limits.step)) < 0;
    return refused(isStock ? 'NO_STOCK' : 'QUOTA_USED', maximumReachedText);
  }
  const isOutdated =
    (priceId > 0 && priceId !== goods.id) ||
    (ladderPriceId > 0 && !goods.ladder?.some(({ id }) => id === ladderPriceId));
  const row = present ?? newRow(shop, goodsId);
  row.quantity = clamped;
  row.addedPrice = priceAlone(goods, shop).lines[0]?.unitPrice ?? null;
  return {
    goodsId,
    ok: true,
    lineId: row.id,
    code: isLowered ? 'ADJUSTED' : isOutdated ? 'PRICE_CHANGED' : null,
    message: isLowered
      ? `${maximumReachedText}，已调整为${clamped}${goods.unit ?? '盒'}`
      : isOutdated
        ? '价格已更新，请以购物车为准'
        : '',
    quantity: clamped,
  };
}

function newRow({ state, now }: Shop, goodsId: number): CartRow {
  const row = {
    id: nextId(),
    goodsId,
    quantity: '0',
    isSelected: true,
    addedPrice: null,
    addedAt: toSeconds(now()),
  };
  state.cart.unshift(row);
  return row;
}

/** Changes the quantity of a line; returns the text to show. */
export function changeQuantity(shop: Shop, id: number, quantity: string): string {
  const row = shop.state.cart.find((each) => each.id === id);
  const goods = row && findGoods(shop, row.goodsId);
  if (!row || !goods) throw new Refusal('notFound', '商品已不在购物车中');
  const block = blockOf(goods, shop);
  if (block) throw new Refusal('linesRefused', block.message);
  const clamped = clampQuantity(quantity, limitsOf(goods, shop));
  row.quantity = clamped.quantity;
  return clamped.reachedMaximum ? maximumReachedText : '';
}

export function selectLines(shop: Shop, ids: readonly number[], isSelected: boolean): void {
  for (const row of shop.state.cart) {
    const goods = findGoods(shop, row.goodsId);
    const isBlocked = !goods || blockOf(goods, shop) !== null;
    if (ids.includes(row.id) && !(isSelected && isBlocked)) row.isSelected = isSelected;
  }
}

export function removeLines({ state }: Shop, ids: readonly number[]): void {
  state.cart = state.cart.filter(({ id }) => !ids.includes(id));
}
