import { fromUnits, MONEY_SCALE, toExactUnits } from '../decimal.ts';
import type { ActivityGroup, DecimalInput, GroupTier, Hint, Id, Measure } from '../pricing/types.ts';
import type { PricingContext, WorkLine } from '../pricing/work-line.ts';
import { mergeTiers } from '../tiers/merge-tiers.ts';
import { nextTier } from '../tiers/next-tier.ts';
import { reachedTier } from '../tiers/reached-tier.ts';
import { measureLines, measureScale, measureText, writeMeasure } from './measure.ts';

/** An activity with tiers, whatever they bring; `money` is missing where they bring goods. */
export interface TieredActivity<Tier extends { amount: DecimalInput; money?: DecimalInput }> {
  kind: ActivityGroup['kind'];
  id: Id;
  title: string;
  measure?: Measure;
  tiers: readonly Tier[];
}

/** Where an activity stands: the group to show, and the source tiers that are reached and next. */
export interface Standing<Tier> {
  group: ActivityGroup;
  reached: Tier | null;
  measured: bigint;
  places: readonly number[];
}

/**
 * Measures an activity's lines and finds its tiers. `brings` says in words what a tier brings, e.g. `减¥10.00`. A tier
 * of amount 0 is always reached.
 */
export function standingOf<Tier extends { amount: DecimalInput; money?: DecimalInput }>(
  activity: TieredActivity<Tier>,
  context: PricingContext,
  left: readonly bigint[],
  places: readonly number[],
  brings: (tier: Tier) => string,
): Standing<Tier> {
  const measure = activity.measure ?? 'money';
  const units = measureLines(context.lines, left, places, measure);
  const measured = writeMeasure(units, measure);
  const tiers = activity.tiers.map((source) => ({ amount: source.amount, money: source.money ?? 0, source }));
  const reached = reachedTier(tiers, measured);
  const next = nextTier(tiers, measured, measure);
  const show = (tier: { amount: DecimalInput; money: DecimalInput }, status: 0 | 1): GroupTier => ({
    amount: writeMeasure(toExactUnits(tier.amount, measureScale(measure)), measure),
    money: fromUnits(toExactUnits(tier.money, MONEY_SCALE), MONEY_SCALE),
    status,
  });
  const shownReached = reached && show(reached, 1);
  const shownNext = next && { tier: show(next.tier, 0), missing: next.missing };
  const amounts = tiers.map((tier) => show(tier, toExactUnits(tier.amount, measureScale(measure)) <= units ? 1 : 0));
  const group: ActivityGroup = {
    activityId: activity.id,
    kind: activity.kind,
    title: activity.title,
    measure,
    lineIds: places.map((place) => (context.lines[place] as WorkLine).input.id), // places are of lines
    measured,
    tiers: mergeTiers(amounts),
    reached: shownReached,
    next: shownNext,
    progress: shownNext ? Math.min(1, Number(measured) / Number(shownNext.tier.amount)) : 1,
    reduction: '0.00',
    reachedText: reached && shownReached && reachedText(shownReached.amount, measure, brings(reached.source)),
    hint:
      next &&
      hintOf(activity, measure, next.missing, gainOf(next.tier.money, reached?.money), brings(next.tier.source)),
  };
  return { group, reached: reached?.source ?? null, measured: units, places };
}

function reachedText(amount: string, measure: Measure, brings: string): string {
  return Number(amount) === 0 ? `已${brings}` : `已满${measureText(amount, measure)}${brings}`;
}

function hintOf(
  activity: { kind: Hint['kind']; id: Id },
  measure: Measure,
  missing: string,
  gain: string | null,
  brings: string,
): Hint {
  const text = `再买${measureText(missing, measure)}${brings}`;
  return { kind: activity.kind, id: activity.id, measure, missing, gain, text, plan: null };
}

function gainOf(next: DecimalInput, reached: DecimalInput | undefined): string | null {
  const gain = toExactUnits(next, MONEY_SCALE) - toExactUnits(reached ?? 0, MONEY_SCALE);
  return gain > 0n ? fromUnits(gain, MONEY_SCALE) : null;
}
