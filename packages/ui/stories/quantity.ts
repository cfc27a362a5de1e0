import type { QuantityClamp, QuantityLimits } from '../src/components/quantity-stepper/use-quantity-draft.ts';

const thousandths = (quantity: string) => Math.round(Number.parseFloat(quantity) * 1000);

/** A stand-in for the caller's rules. */
export const clamp: QuantityClamp = (typed, { min, max, step }, count) => {
  const number = thousandths(typed || (count ? '0' : '')) + (count ?? 0) * thousandths(step);
  const rounded = Number.isNaN(number) ? thousandths(min) : number - (number % thousandths(step));
  const quantity = Math.max(thousandths(min), Math.min(rounded, thousandths(max)));
  return { quantity: String(quantity / 1000), reachedMaximum: quantity === thousandths(max) };
};

export const limits: QuantityLimits = { min: '10', max: '90', step: '10', disabled: false };
export const noLimits: QuantityLimits = { min: '10', max: '0', step: '10', disabled: true };
