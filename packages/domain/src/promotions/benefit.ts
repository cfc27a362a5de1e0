import { fromUnits, MONEY_SCALE, minUnits, toExactUnits } from '../decimal.ts';
import { counts, type PricingContext, type WorkLine } from '../pricing/work-line.ts';
import { periodState } from '../time/period-state.ts';
import { scopeTest } from './goods-scope.ts';
import type { BenefitOutcome, BenefitRefusal } from './outcomes.ts';
import { spread } from './spread.ts';
import type { StepResult } from './step.ts';
import type { CashVoucher, Coupon } from './types.ts';

/** The differences between kinds of benefits: the lines that may join, and the reduction. */
export interface BenefitRules {
  joins: (line: WorkLine) => boolean;
  off: (money: bigint) => bigint;
}

/**
 * Applies a coupon, voucher or red packet to the remaining amount of its products, never more than that. If it does not
 * apply, the refusal says why; that is not an error.
 */
export function applyBenefit(
  benefit: Coupon | CashVoucher,
  { joins, off }: BenefitRules,
  context: PricingContext,
  left: readonly bigint[],
): StepResult {
  const covers = scopeTest(benefit.scope);
  const covered = indicesWhere(context.lines, (line) => counts(line) && covers(line.input));
  const indices = covered.filter((index) => joins(context.lines[index] as WorkLine)); // indices of lines
  const counted = indices.reduce((sum, index) => sum + (left[index] as bigint), 0n); // indices of left
  const amount = minUnits(off(counted), counted);
  const refusal =
    periodRefusal(benefit, context) ??
    linesRefusal(covered, indices, context.lines) ??
    amountRefusal(benefit, counted, amount);
  const outcome: BenefitOutcome = {
    id: benefit.id,
    title: benefit.title,
    applied: refusal === null,
    amount: fromUnits(refusal ? 0n : amount, MONEY_SCALE),
    counted: fromUnits(counted, MONEY_SCALE),
    refusal,
  };
  if (refusal) return { shares: null, outcome };
  const shares = left.map(() => 0n);
  spread(shares, amount, indices, left);
  return { shares, outcome };
}

function indicesWhere(lines: readonly WorkLine[], test: (line: WorkLine) => boolean): number[] {
  return [...lines.keys()].filter((index) => test(lines[index] as WorkLine)); // keys come from lines
}

function periodRefusal(benefit: Coupon | CashVoucher, { cart }: PricingContext): BenefitRefusal | null {
  const state = cart.now === undefined ? 'running' : periodState(benefit, cart.now);
  if (state === 'upcoming') return refuse('NOT_STARTED', '未到使用时间');
  return state === 'over' ? refuse('EXPIRED', '已过期') : null;
}

function linesRefusal(
  covered: readonly number[],
  indices: readonly number[],
  lines: readonly WorkLine[],
): BenefitRefusal | null {
  if (indices.length > 0) return null;
  if (covered.length === 0) return refuse('NO_GOODS', '没有适用的商品');
  const ephedrine = covered.every((index) => lines[index]?.input.containsEphedrine);
  return ephedrine
    ? refuse('EPHEDRINE', '含麻黄碱类商品不可使用')
    : refuse('NOT_COMBINABLE', '适用商品为秒杀、组合或换购商品，不可使用');
}

function amountRefusal(benefit: Coupon | CashVoucher, counted: bigint, amount: bigint): BenefitRefusal | null {
  const missing = toExactUnits(benefit.threshold ?? 0, MONEY_SCALE) - counted;
  if (missing > 0n) {
    const text = fromUnits(missing, MONEY_SCALE);
    return refuse('BELOW_THRESHOLD', `还差¥${text}可用`, text);
  }
  return amount > 0n ? null : refuse('NOTHING_LEFT', '没有可抵扣的金额');
}

function refuse(code: BenefitRefusal['code'], message: string, missing: string | null = null): BenefitRefusal {
  return { code, message, missing };
}
