import { fromUnits, MONEY_SCALE, toExactUnits } from '../decimal.ts';
import type { PricingContext, WorkLine } from '../pricing/work-line.ts';
import { mergeTiers } from '../tiers/merge-tiers.ts';
import type { DecimalInput } from '../values.ts';
import { measureLines, measureScale, measureText, writeMeasure } from './measure.ts';
import type { ActivityGroup, GroupTier, Hint } from './outcomes.ts';
import type { Measure } from './types.ts';

/** An activity with tiers of any benefit; `money` is missing if they bring products. */
export interface TieredActivity<Tier extends { amount: DecimalInput; money?: DecimalInput }> {
  kind: ActivityGroup['kind'];
  id: number;
  title: string;
  measure?: Measure;
  tiers: readonly Tier[];
}

/** The state of an activity: the group to show, the reached source tier, and the lines' amount. */
export interface Standing<Tier> {
  group: ActivityGroup;
  reached: Tier | null;
  measured: bigint;
}

/** A tier for display, with its amount in units of the measure and its source. */
interface ShownTier<Tier> extends GroupTier {
  goal: bigint;
  source: Tier;
}

/**
 * Measures an activity's lines and finds its tiers. `brings` describes a tier's benefit, e.g. `减¥10.00`. A tier of
 * amount 0 is always reached.
 */
export function standingOf<Tier extends { amount: DecimalInput; money?: DecimalInput }>(
  activity: TieredActivity<Tier>,
  context: PricingContext,
  left: readonly bigint[],
  indices: readonly number[],
  brings: (tier: Tier) => string,
): Standing<Tier> {
  const measure = activity.measure ?? 'money';
  const measured = measureLines(context.lines, left, indices, measure);
  // Reached tiers first, from the highest down, then the others from the lowest up.
  const tiers = mergeTiers(activity.tiers.map((tier) => shownTier(tier, measure, measured)));
  const reached = tiers.find(({ status }) => status === 1) ?? null;
  const next = tiers.find(({ status }) => status === 0) ?? null;
  const missing = writeMeasure((next?.goal ?? measured) - measured, measure);
  // Empty for a tier whose gifts the buyer may not have.
  const nextBrings = next ? brings(next.source) : '';
  const group: ActivityGroup = {
    activityId: activity.id,
    kind: activity.kind,
    title: activity.title,
    measure,
    lineIds: indices.map((index) => (context.lines[index] as WorkLine).input.id), // indices of lines
    measured: writeMeasure(measured, measure),
    tiers: tiers.map(bare),
    reached: reached && bare(reached),
    next: next && { tier: bare(next), missing, brings: nextBrings },
    progress: next ? Number(measured) / Number(next.goal) : 1,
    reduction: '0.00',
    reachedText: reached && reachedText(reached, measure, brings(reached.source)),
    hint: next && nextBrings ? hintOf(activity, measure, missing, gainOf(next, reached), nextBrings) : null,
  };
  return { group, reached: reached?.source ?? null, measured };
}

function shownTier<Tier extends { amount: DecimalInput; money?: DecimalInput }>(
  source: Tier,
  measure: Measure,
  measured: bigint,
): ShownTier<Tier> {
  const goal = toExactUnits(source.amount, measureScale(measure));
  const money = fromUnits(toExactUnits(source.money ?? 0, MONEY_SCALE), MONEY_SCALE);
  return { amount: writeMeasure(goal, measure), money, status: goal <= measured ? 1 : 0, goal, source };
}

function bare({ amount, money, status }: GroupTier): GroupTier {
  return { amount, money, status };
}

function reachedText({ amount, goal }: ShownTier<unknown>, measure: Measure, brings: string): string {
  return goal === 0n ? `已${brings}` : `已满${measureText(amount, measure)}${brings}`;
}

function hintOf(
  activity: { kind: Hint['kind']; id: number },
  measure: Measure,
  missing: string,
  gain: string | null,
  brings: string,
): Hint {
  const text = `再买${measureText(missing, measure)}${brings}`;
  return { kind: activity.kind, id: activity.id, measure, missing, gain, text, plan: null };
}

function gainOf(next: GroupTier, reached: GroupTier | null): string | null {
  const gain = toExactUnits(next.money, MONEY_SCALE) - toExactUnits(reached?.money ?? 0, MONEY_SCALE);
  return gain > 0n ? fromUnits(gain, MONEY_SCALE) : null;
}
