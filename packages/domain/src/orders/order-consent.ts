import { compareMoney } from '../money/arithmetic.ts';
import { periodState } from '../time/period-state.ts';
import type { DecimalInput, TimeInput } from '../values.ts';

/** A buyer's standing consent that salespeople order for them (代下单): for each order, and until when. */
export interface OrderConsent {
  perOrder: DecimalInput;
  endsAt: TimeInput;
}

/**
 * Why an order of `total` may not be placed for the buyer at `now`; null if it may. Throws like `toDate` and
 * `compareMoney`.
 *
 * @example consentBlock({ perOrder: '500', endsAt: '2027-01-01' }, '500.01', '2026-12-31') // '合计¥500.01超过客户授权的每单¥500'
 */
export function consentBlock(consent: OrderConsent | null, total: DecimalInput, now: TimeInput): string | null {
  if (consent === null || periodState({ endsAt: consent.endsAt }, now) === 'over')
    return '客户没有授权代下单，请客户在“推荐单”页授权';
  return compareMoney(total, consent.perOrder) > 0 ? `合计¥${total}超过客户授权的每单¥${consent.perOrder}` : null;
}
