import { MONEY_SCALE, toExactUnits } from '../decimal.ts';
import { applyBenefit } from './benefit.ts';
import type { PricingStep } from './step.ts';

/** 红包: reduces the remaining amount; not for ephedrine (B7). */
export const redPacketStep: PricingStep = (context, left) => {
  const { redPacket } = context.cart;
  if (!redPacket) return { shares: null };
  const money = toExactUnits(redPacket.money, MONEY_SCALE);
  return applyBenefit(redPacket, { joins: (line) => !line.input.containsEphedrine, off: () => money }, context, left);
};
