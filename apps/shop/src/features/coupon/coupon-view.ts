import type { CouponRule } from '@yaoji/api-client/wire';
import type { CouponView } from '@yaoji/ui';
import { formatPeriod } from '#shared/time/format-time.ts';

/** `2000.00` is 2000. */
const short = (amount: string) => amount.replace(/\.00$/, '');

/** A rate as it is spoken: 0.95 is 9.5折. */
const rateLabel = (rate: string) => `${(Number(rate) * 10).toFixed(1).replace('.0', '')}折`;

/** From which amount on a coupon or voucher counts. */
export const thresholdLabel = (threshold: string) => (Number(threshold) > 0 ? `满${short(threshold)}可用` : '无门槛');

/** What a card shows of a coupon; a piece that a buyer holds may run longer than the coupon can be claimed. */
export function toCouponView(rule: CouponRule, { startsAt, endsAt }: { startsAt: number; endsAt: number }): CouponView {
  return {
    value: rule.money === null ? { rate: rateLabel(rule.rate ?? '1') } : { amount: rule.money },
    threshold: thresholdLabel(rule.threshold),
    title: rule.title,
    scope: [rule.scopeLabel, rule.remark].filter(Boolean).join('，'),
    period: formatPeriod(startsAt, endsAt),
  };
}
