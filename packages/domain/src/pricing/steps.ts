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

/** The reductions in order (D1); each step works on the amount left by the previous ones. */
export const REDUCTION_STEPS = reductionParts.map((part) => ({ part, run: STEPS[part] }));
