import type { QuantityClamp, QuantityLimits } from '../src/components/quantity-stepper/use-quantity-draft.ts';

/** A stand-in for the caller's rules; whole figures only. */
export const clamp: QuantityClamp = (typed, { min, max, step }) => {
  const number = Number.parseInt(typed, 10);
  const rounded = Number.isNaN(number) ? Number(min) : Math.floor(number / Number(step)) * Number(step);
  const quantity = Math.max(Number(min), Math.min(rounded, Number(max)));
  return { quantity: String(quantity), reachedMaximum: quantity === Number(max) };
};

export const limits: QuantityLimits = { min: '10', max: '90', step: '10', disabled: false };
export const noLimits: QuantityLimits = { min: '10', max: '0', step: '10', disabled: true };
