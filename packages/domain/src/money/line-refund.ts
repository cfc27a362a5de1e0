import { addDecimals, compareDecimals } from '../decimal-arithmetic.ts';
import type { DecimalInput } from '../values.ts';
import { compareMoney, subtractMoney } from './arithmetic.ts';
import { type LineReturn, refundAmount } from './refund-amount.ts';

/** A return from a line that may have earlier returns. */
export interface NextLineReturn extends LineReturn {
  /** Refunds of earlier returns, without rejected ones; default 0. */
  refunded?: DecimalInput;
}

/**
 * The refund of a return after earlier ones (K5). A rejected return leaves a gap that later refunds had counted on, so
 * the last units refund everything that is left of the paid sum, and no return refunds more than that. Throws like
 * `refundAmount`.
 *
 * @example lineRefund({ paid: '10.00', quantity: 3, returned: 1, refunded: '3.33', returning: 2 }) // '6.67'
 */
export function lineRefund({ paid, quantity, returned = 0, refunded = 0, returning }: NextLineReturn): string {
  const share = refundAmount({ paid, quantity, returned, returning });
  const left = subtractMoney(paid, refunded);
  const isRest = compareDecimals(addDecimals(returned, returning), quantity) === 0;
  return isRest || compareMoney(share, left) > 0 ? left : share;
}
