import { fromUnitsShort, minUnits, parseDecimal, QUANTITY_SCALE, rescale } from '../decimal.ts';
import type { DecimalInput } from '../values.ts';

/** The limits of a product's quantity. */
export interface QuantityRules {
  /** `zbz`: minimum quantity and step. */
  packStep: DecimalInput;
  stock: DecimalInput;
  /** `xg_number`; 0 or absent: no cap. */
  purchaseCap?: DecimalInput | null;
  /** Rest of a cap over a period (B5); 0 is used up, absent: no such cap. */
  quotaLeft?: DecimalInput | null;
  buyable: boolean;
}

/** The most lines in a cart (K1). */
export const mostCartLines = 500;

/** Why the quantity control is disabled (Q6). */
export type QuantityReason = 'NOT_BUYABLE' | 'NO_STOCK' | 'NO_PACK_STEP' | 'QUOTA_USED' | 'BELOW_PACK';

/** The range of a quantity control; quantities without trailing zeros (`10`, `0.5`). */
export interface QuantityLimits {
  min: string;
  /** `0` if nothing can be bought. */
  max: string;
  step: string;
  disabled: boolean;
  reason: QuantityReason | null;
}

/** Text of a disabled control (Q6). */
export const quantityReasonText: Readonly<Record<QuantityReason, string>> = {
  NOT_BUYABLE: '暂不可购买',
  NO_STOCK: '暂时缺货',
  NO_PACK_STEP: '未设置中包装数量，暂不可购买',
  QUOTA_USED: '限购数量已用完',
  BELOW_PACK: '可购数量不足一个中包装',
};

/**
 * The range of quantities to choose from (Q1, Q2, Q6, Q7): from one pack step to the lowest of stock, cap and the
 * period's rest, rounded down to full steps. Up to 3 decimals count. Invalid numbers count as 0.
 *
 * @example quantityLimits({ packStep: 6, stock: 100, purchaseCap: 20, buyable: true })
 * // { min: '6', max: '18', step: '6', disabled: false, reason: null }
 */
export function quantityLimits(rules: QuantityRules): QuantityLimits {
  const step = read(rules.packStep);
  const stock = read(rules.stock);
  const cap = read(rules.purchaseCap);
  const quota = rules.quotaLeft == null ? null : read(rules.quotaLeft);
  let most = cap > 0n ? minUnits(stock, cap) : stock;
  if (quota !== null) most = minUnits(most, quota);
  const max = step > 0n ? most - (most % step) : 0n;
  const reason = disabledReason(rules.buyable, { step, stock, quota, max });
  return { min: write(step), max: write(max), step: write(step), disabled: reason !== null, reason };
}

function disabledReason(
  buyable: boolean,
  { step, stock, quota, max }: { step: bigint; stock: bigint; quota: bigint | null; max: bigint },
): QuantityReason | null {
  if (!buyable) return 'NOT_BUYABLE';
  if (stock === 0n) return 'NO_STOCK';
  if (step === 0n) return 'NO_PACK_STEP';
  if (quota === 0n) return 'QUOTA_USED';
  return max < step ? 'BELOW_PACK' : null;
}

function read(value: DecimalInput | null | undefined): bigint {
  const decimal = parseDecimal(value);
  const units = decimal ? rescale(decimal, QUANTITY_SCALE) : 0n;
  return units > 0n ? units : 0n;
}

function write(units: bigint): string {
  return fromUnitsShort(units, QUANTITY_SCALE);
}
