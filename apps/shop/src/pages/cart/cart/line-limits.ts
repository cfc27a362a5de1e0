import type { CartLine } from '@yaoji/api-client/wire';
import { compareMoney, type QuantityLimits, quantityLimits } from '@yaoji/domain';

/** The range of a line's quantity: what a special price is good for limits it, too (D3, D4). */
export function lineLimits({ goods, special, block }: CartLine): QuantityLimits {
  const cap = special && compareMoney(special.cap, 0) > 0 ? special.cap : null;
  return quantityLimits({
    packStep: goods.packStep,
    stock: lower(goods.stock, special?.stock ?? null) ?? '0',
    purchaseCap: goods.purchaseCap,
    quotaLeft: lower(goods.quota?.left ?? null, cap),
    buyable: goods.isBuyable && block === null,
  });
}

function lower(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return compareMoney(a, b) < 0 ? a : b;
}
