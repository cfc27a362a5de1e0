import type { DecimalInput } from '../values.ts';
import { addMoney, compareMoney, subtractMoney } from './arithmetic.ts';
import { type LineReturn, refundAmount } from './refund-amount.ts';

/** A return of a line of which other returns may have taken a part already. */
export interface NextLineReturn extends LineReturn {
  /** What the returns before give back, refused ones left out; default 0. */
  refunded?: DecimalInput;
}

/**
 * The money that a return gives back next to those before it (K5). A refused return leaves a gap behind it that later
 * ones had reckoned with, so the last units of a line give back whatever is left of what it paid, and no return gives
 * back more than that. Throws as `refundAmount` does.
 *
 * @example lineRefund({ paid: '10.00', quantity: 3, returned: 1, refunded: '3.33', returning: 2 }) // '6.67'
 */
export function lineRefund({ paid, quantity, returned = 0, refunded = 0, returning }: NextLineReturn): string {
  const share = refundAmount({ paid, quantity, returned, returning });
  const left = subtractMoney(paid, refunded);
  const isRest = compareMoney(addMoney(returned, returning), quantity) === 0;
  return isRest || compareMoney(share, left) > 0 ? left : share;
}
