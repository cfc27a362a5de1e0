/** The reductions between unit price and shipping, in order (D1): the key in proof and totals, and the label. */
export const reductionNames = {
  fullReduction: '满减',
  discount: '折扣',
  coupon: '优惠券',
  voucher: '现金券',
  redPacket: '红包',
} as const;

/** A reduction after the unit price. */
export type ReductionPart = keyof typeof reductionNames;

/** A value for each reduction, such as its label or its figure. */
export type ByPart<Value> = Readonly<Record<ReductionPart, Value>>;

/** All reductions in order (D1). */
export const reductionParts = /* @__PURE__ */ Object.keys(reductionNames) as ReductionPart[]; // these are its keys

/**
 * Builds a value for each reduction, so that none is left out.
 *
 * @example byPart((part) => totals[part]) // { fullReduction: '20.00', discount: '0.00', … }
 */
export function byPart<Value>(of: (part: ReductionPart) => Value): ByPart<Value> {
  const values: Partial<Record<ReductionPart, Value>> = {};
  for (const part of reductionParts) values[part] = of(part);
  return values as ByPart<Value>; // each part has its value now
}
