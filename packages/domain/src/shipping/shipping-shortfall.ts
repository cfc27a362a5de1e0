import { fromUnits, MONEY_SCALE, toUnits } from '../decimal.ts';
import type { DecimalInput } from '../values.ts';

/**
 * The amount missing for free shipping (F2): `threshold` (`no_trans_order_amount`) − `counted` (`shipping_amount`),
 * never below `0.00`. Throws a `TypeError` for invalid numbers.
 *
 * @example shippingShortfall({ counted: '114.00', threshold: 200 }) // '86.00'
 */
export function shippingShortfall({ counted, threshold }: { counted: DecimalInput; threshold: DecimalInput }): string {
  const missing = toUnits(threshold, MONEY_SCALE) - toUnits(counted, MONEY_SCALE);
  return fromUnits(missing > 0n ? missing : 0n, MONEY_SCALE);
}

/**
 * The shortfall in words (F2): `还差¥86.00包邮`, or `已包邮` for nothing.
 *
 * @example shippingText('86.00') // '还差¥86.00包邮'
 */
export function shippingText(shortfall: DecimalInput): string {
  const missing = toUnits(shortfall, MONEY_SCALE);
  return missing > 0n ? `还差¥${fromUnits(missing, MONEY_SCALE)}包邮` : '已包邮';
}
