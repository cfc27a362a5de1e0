import { compareDecimals } from '../decimal-arithmetic.ts';
import { multiplyQuantity } from '../quantity/multiply-quantity.ts';
import type { DecimalInput } from '../values.ts';

const FEW_PACKS = 5;

/** The stock of a product and the pack step that it is sold by. */
export interface PackedStock {
  stock: DecimalInput;
  packStep: DecimalInput;
}

/** True if only a few packs are left. */
export function isStockShort({ stock, packStep }: PackedStock): boolean {
  return compareDecimals(stock, multiplyQuantity(packStep, FEW_PACKS)) < 0;
}

/**
 * The stock in a word, to stand next to the label 库存.
 *
 * @example stockLabel({ stock: '40', packStep: '10' }) // '紧张'
 */
export function stockLabel(goods: PackedStock): string {
  if (compareDecimals(goods.stock, 0) <= 0) return '暂时缺货';
  return isStockShort(goods) ? '紧张' : '充足';
}
