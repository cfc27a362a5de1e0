import { compareDecimals } from '../decimal-arithmetic.ts';
import { compareMoney } from '../money/arithmetic.ts';
import { showPrice } from '../money/show-price.ts';
import { type UnitPriceGoods, unitPriceFor } from '../pricing/unit-price.ts';
import type { PurchaseBlock } from '../purchase/types.ts';
import { clampQuantity } from '../quantity/clamp-quantity.ts';
import { quantityLimits, quantityReasonText } from '../quantity/quantity-limits.ts';
import { toDate } from '../time/to-date.ts';
import type { DecimalInput, TimeInput } from '../values.ts';

/** A line of an old order. */
export interface OldLine {
  id: number;
  goodsId: number;
  quantity: DecimalInput;
  unitPrice: DecimalInput;
  /** Nearest expiry that was delivered. */
  expiry?: TimeInput | null;
}

/** The same product today. */
export interface GoodsToday extends UnitPriceGoods {
  /** Current `purchaseBlock`. */
  block: PurchaseBlock | null;
  packStep: DecimalInput;
  stock: DecimalInput;
  purchaseCap?: DecimalInput | null;
  quotaLeft?: DecimalInput | null;
  /** Nearest expiry in stock. */
  expiry?: TimeInput | null;
}

/** The group of an old line, the most important first (K3). */
export type BuyAgainGroup =
  | 'gone'
  | 'out_of_scope'
  | 'cap_used'
  | 'no_stock'
  | 'blocked'
  | 'fewer'
  | 'price_up'
  | 'price_down'
  | 'shorter_expiry'
  | 'same';

/** An old line with its differences today. */
export interface BuyAgainLine {
  id: number;
  goodsId: number;
  group: BuyAgainGroup;
  /** Quantity that can be bought again, in full packs; `0` in the first five groups. */
  quantity: string;
  /** Today's unit price at that quantity; null if it cannot be bought. */
  unitPrice: string | null;
  block: PurchaseBlock | null;
  /** All differences in words, including those that did not decide the group. */
  notes: string[];
}

/**
 * Compares an old line with today's product (K3). Each line gets exactly one group, the most important: gone (including
 * delisted), out of scope, cap used, no stock, blocked otherwise, fewer pieces than before, price up, price down,
 * shorter expiry, same. `today` is null if the product no longer exists. Throws for invalid numbers or times.
 *
 * @example compareOldLine({ id: 1, goodsId: 7, quantity: 10, unitPrice: '12.80' }, null).group // 'gone'
 */
export function compareOldLine(old: OldLine, today: GoodsToday | null): BuyAgainLine {
  if (!today) return unavailable(old, 'gone', null, '商品已下架');
  if (today.block) return unavailable(old, groupOfBlock(today.block), today.block, today.block.message);
  const { packStep, stock, purchaseCap = null, quotaLeft = null } = today;
  const limits = quantityLimits({ packStep, stock, purchaseCap, quotaLeft, buyable: true });
  if (limits.reason === 'QUOTA_USED') return unavailable(old, 'cap_used', null, quantityReasonText.QUOTA_USED);
  if (limits.disabled) return unavailable(old, 'no_stock', null, '库存不足');
  const { quantity } = clampQuantity(old.quantity, limits);
  const unitPrice = unitPriceFor(today, quantity);
  if (unitPrice === null) return unavailable(old, 'blocked', null, '暂无报价');
  const found = differences(old, quantity, unitPrice, today);
  return {
    id: old.id,
    goodsId: old.goodsId,
    group: found[0]?.group ?? 'same',
    quantity,
    unitPrice,
    block: null,
    notes: found.map(({ note }) => note),
  };
}

function differences(old: OldLine, quantity: string, unitPrice: string, today: GoodsToday) {
  const found: { group: BuyAgainGroup; note: string }[] = [];
  if (compareDecimals(quantity, old.quantity) < 0)
    found.push({ group: 'fewer', note: `仅可购${quantity}，原购${old.quantity}` });
  const price = compareMoney(unitPrice, old.unitPrice);
  const change = `单价由${showPrice(old.unitPrice)}变为${showPrice(unitPrice)}`;
  if (price > 0) found.push({ group: 'price_up', note: change });
  if (price < 0) found.push({ group: 'price_down', note: change });
  if (old.expiry != null && today.expiry != null && toDate(today.expiry).getTime() < toDate(old.expiry).getTime()) {
    found.push({ group: 'shorter_expiry', note: '效期比上次短' });
  }
  return found;
}

function groupOfBlock({ code }: PurchaseBlock): BuyAgainGroup {
  if (code === 'OFF_SHELF') return 'gone';
  if (code === 'OUT_OF_SCOPE') return 'out_of_scope';
  if (code === 'QUOTA_USED') return 'cap_used';
  return code === 'NO_STOCK' || code === 'BELOW_PACK' ? 'no_stock' : 'blocked';
}

function unavailable(old: OldLine, group: BuyAgainGroup, block: PurchaseBlock | null, note: string): BuyAgainLine {
  return { id: old.id, goodsId: old.goodsId, group, quantity: '0', unitPrice: null, block, notes: [note] };
}
