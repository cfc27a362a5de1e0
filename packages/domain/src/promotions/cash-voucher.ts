import { MONEY_SCALE, toExactUnits } from '../decimal.ts';
import { applyBenefit } from './benefit.ts';
import type { PricingStep } from './step.ts';

/** 现金券: reduces the remaining amount; not for ephedrine (B7). */
export const cashVoucherStep: PricingStep = (context, left) => {
  const { voucher } = context.cart;
  if (!voucher) return { shares: null };
  const money = toExactUnits(voucher.money, MONEY_SCALE);
  return applyBenefit(voucher, { joins: (line) => !line.input.containsEphedrine, off: () => money }, context, left);
};
