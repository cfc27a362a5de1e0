import { fromUnits, MONEY_SCALE, toExactUnits } from '../decimal.ts';
import type { ShippingRule } from '../pricing/cart.ts';
import type { ShippingState } from '../pricing/priced-cart.ts';
import { counts, type PricingContext } from '../pricing/work-line.ts';
import { freightOf } from './freight.ts';
import { shippingText } from './shipping-shortfall.ts';

const ALWAYS_FREE: ShippingRule = { fee: 0 };

/**
 * The last step of pricing (D1): shipping, based on the remaining amount of the counted lines that do not ship free by
 * number (F3). Free if nothing counts or everything ships free.
 */
export function shippingState({ cart, lines }: PricingContext, left: readonly bigint[]): ShippingState {
  const rule = cart.shipping ?? ALWAYS_FREE;
  const threshold = toExactUnits(rule.threshold ?? 0, MONEY_SCALE);
  const charged = [...lines.keys()].filter((index) => isCharged(lines[index]));
  const counted = charged.reduce((sum, index) => sum + (left[index] as bigint), 0n); // indices of left
  const allShipFree = charged.length === 0 && lines.some(counts);
  const shortfall = allShipFree || counted >= threshold ? 0n : threshold - counted;
  const isCharging = charged.length > 0 && shortfall > 0n;
  const freight = isCharging
    ? freightOf(
        rule,
        threshold,
        charged.flatMap((index) => lines[index] ?? []),
      )
    : null;
  const fee = freight?.fee ?? 0n;
  const missing = fromUnits(shortfall, MONEY_SCALE);
  return {
    counted: fromUnits(counted, MONEY_SCALE),
    threshold: fromUnits(threshold, MONEY_SCALE),
    shortfall: missing,
    fee: fromUnits(fee, MONEY_SCALE),
    free: shortfall === 0n,
    reason: fee > 0n && freight ? freight.reason : null,
    text: shippingText(missing),
  };
}

function isCharged(line: PricingContext['lines'][number] | undefined): boolean {
  return line !== undefined && counts(line) && !line.shipsFree;
}
