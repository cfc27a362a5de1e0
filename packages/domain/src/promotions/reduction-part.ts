/** What comes off between unit price and shipping, in its order (D1): its name in proof and totals, and what buyers read. */
export const reductionNames = {
  fullReduction: '满减',
  discount: '折扣',
  coupon: '优惠券',
  voucher: '现金券',
  redPacket: '红包',
} as const;

/** A part of a price that comes off after the unit price. */
export type ReductionPart = keyof typeof reductionNames;

/** Something of each part, such as its label or its figure. */
export type ByPart<Value> = Readonly<Record<ReductionPart, Value>>;

/** All parts, in the order in which they come off (D1). */
export const reductionParts = /* @__PURE__ */ Object.keys(reductionNames) as ReductionPart[]; // these are its keys

/**
 * Makes something of each part, so that none is left out.
 *
 * @example byPart((part) => totals[part]) // { fullReduction: '20.00', discount: '0.00', … }
 */
export function byPart<Value>(of: (part: ReductionPart) => Value): ByPart<Value> {
  const values: Partial<Record<ReductionPart, Value>> = {};
  for (const part of reductionParts) values[part] = of(part);
  return values as ByPart<Value>; // each part has its value now
}
