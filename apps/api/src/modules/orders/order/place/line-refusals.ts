import type { LineRefusal } from '@yaoji/api-client/wire';
import { addDecimals, clampQuantity, compareDecimals, quantityLimits, subtractDecimals } from '@yaoji/domain';
import type { CartRow, LineFacts, PreparedCart } from '#modules/cart/cart/index.ts';
import { toQuantity } from '#wire-values.ts';

/** A chosen line that is no longer in the cart. */
export const goneRefusal = (lineId: number): LineRefusal => ({
  lineId,
  goodsId: 0,
  name: '',
  code: 'LINE_GONE',
  message: '商品已不在购物车中',
  available: '0',
});

/** Names every unavailable line (O2); lines of the same product share its stock and its cap. */
export const lineRefusals = ({ rows, lines: facts }: PreparedCart): LineRefusal[] => {
  const taken = new Map<number, string>();
  return rows
    .toSorted((a, b) => a.id - b.id)
    .flatMap((row) => {
      const found = facts.get(row.id);
      if (!found) return [];
      if (found.block) return [refusal(row, found, found.block.code, found.block.message, '0')];
      const before = taken.get(row.goodsId) ?? '0';
      const most = mostOf(found, before);
      if (compareDecimals(row.quantity, most) > 0) return [tooMany(row, found, most)];
      const { quantity: clamped } = clampQuantity(row.quantity, found.limits);
      if (compareDecimals(clamped, row.quantity) !== 0) {
        const message = `须按中包装${found.limits.step}${found.goods.unit}的整数倍购买`;
        return [refusal(row, found, 'BELOW_PACK', message, clamped)];
      }
      taken.set(row.goodsId, addDecimals(before, row.quantity));
      return [];
    });
};

/** The most a line can have after the lines before it: within its own limit, and what they leave of the product. */
const mostOf = ({ goods, limits }: LineFacts, before: string) => {
  const { max, min, step } = quantityLimits({
    packStep: goods.packStep,
    stock: goods.stock,
    purchaseCap: goods.purchaseCap,
    quotaLeft: goods.quota?.left ?? null,
    buyable: true,
  });
  const left = subtractDecimals(max, before);
  const least = compareDecimals(left, limits.max) < 0 ? left : limits.max;
  return compareDecimals(least, min) < 0 ? '0' : clampQuantity(least, { min, step, max: least }).quantity;
};

const tooMany = (row: CartRow, facts: LineFacts, most: string) => {
  const { goods, offer, limits } = facts;
  const stock = offer?.stock ?? goods.stock;
  const isStock = compareDecimals(stock, addDecimals(limits.max, limits.step)) < 0;
  if (!isStock)
    return refusal(row, facts, 'QUOTA_USED', `超出限购数量，最多可购${toQuantity(most)}${goods.unit}`, most);
  const message = compareDecimals(most, 0) > 0 ? `库存仅剩${toQuantity(most)}${goods.unit}` : '暂时缺货';
  return refusal(row, facts, 'NO_STOCK', message, most);
};

const refusal = (
  row: CartRow,
  { goods }: LineFacts,
  code: string,
  message: string,
  available: string,
): LineRefusal => ({
  lineId: row.id,
  goodsId: row.goodsId,
  name: goods.name,
  code,
  message,
  available: toQuantity(available),
});
