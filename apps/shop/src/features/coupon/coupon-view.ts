import type { CouponRule } from '@yaoji/api-client/wire';
import type { CouponView } from '@yaoji/ui';
import { shortAmount } from '#shared/money/short-amount.ts';
import { formatPeriod } from '#shared/time/format-time.ts';

/** A rate in spoken form: 0.95 is 9.5折. */
export const rateLabel = (rate: string) => `${(Number(rate) * 10).toFixed(1).replace('.0', '')}折`;

/** A coupon that cannot be claimed. */
export const couponStates = { claimed: '已领取', gone: '已抢光', not_started: '未开始' };

/** The minimum amount of a coupon or voucher. */
export const thresholdLabel = (threshold: string) =>
  Number(threshold) > 0 ? `满${shortAmount(threshold)}可用` : '无门槛';

/** The card of a coupon. A coupon that a buyer holds may be valid longer than it can be claimed. */
export function toCouponView(rule: CouponRule, { startsAt, endsAt }: { startsAt: number; endsAt: number }): CouponView {
  return {
    value: rule.money === null ? { rate: rateLabel(rule.rate ?? '1') } : { amount: rule.money },
    threshold: thresholdLabel(rule.threshold),
    title: rule.title,
    scope: [rule.scopeLabel, rule.remark].filter(Boolean).join('，'),
    period: formatPeriod(startsAt, endsAt),
  };
}
