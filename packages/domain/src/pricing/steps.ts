import { cashVoucherStep } from '../promotions/cash-voucher.ts';
import { couponStep } from '../promotions/coupon.ts';
import { discountStep } from '../promotions/discount.ts';
import { fullReductionStep } from '../promotions/full-reduction.ts';
import { redPacketStep } from '../promotions/red-packet.ts';
import { type ByPart, reductionParts } from '../promotions/reduction-part.ts';
import type { PricingStep } from '../promotions/step.ts';

const STEPS: ByPart<PricingStep> = {
  fullReduction: fullReductionStep,
  discount: discountStep,
  coupon: couponStep,
  voucher: cashVoucherStep,
  redPacket: redPacketStep,
};

/** What comes off, in its order (D1); each step works on what the ones before have left. */
export const REDUCTION_STEPS = reductionParts.map((part) => ({ part, run: STEPS[part] }));
