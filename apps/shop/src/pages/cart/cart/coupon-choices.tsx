import { operations } from '@yaoji/api-client';
import type { CouponRule } from '@yaoji/api-client/wire';
import { CouponCard, formatMoney } from '@yaoji/ui';
import { toCouponView } from '#features/coupon/coupon-view.ts';
import { useRefusal } from '#features/user/use-refusal.ts';
import * as css from './cart.css.ts';
import type { CartCoupon } from './use-cart-coupon.ts';
import type { CouponOffers } from './use-coupon-offers.ts';

type CouponChoicesProps = {
  /** Of the group of radio buttons. */
  name: string;
  own: CouponOffers['own'];
  offers: CouponOffers;
  choice: CartCoupon;
};

/** Coupons to use, each with its saving, and to claim for this cart. */
export function CouponChoices({ name, own, offers: { offered, claim }, choice }: CouponChoicesProps) {
  const disabledReason = useRefusal()(operations.claimCoupon);
  return (
    <>
      {own.map(({ coupon, amount, reason }) => (
        <CouponCard
          key={coupon.id}
          coupon={cardOf(coupon.coupon, coupon, amount)}
          choice={{
            name,
            checked: coupon.id === choice.coupon?.id,
            disabled: reason !== null,
            onChange: () => choice.choose(coupon.id),
          }}
          {...(reason ? { reason } : {})}
        />
      ))}
      {offered.length > 0 && <h3 className={css.couponsTitle}>领取后本单可用</h3>}
      {offered.map(({ rule, amount }) => (
        <CouponCard
          key={rule.id}
          coupon={cardOf(rule, rule, amount)}
          action={{
            label: '领取',
            onClick: () => claim.mutate(rule.id),
            loading: claim.isPending && claim.variables === rule.id,
            disabledReason,
          }}
        />
      ))}
    </>
  );
}

function cardOf(rule: CouponRule, period: { startsAt: number; endsAt: number }, amount: string | null) {
  const view = toCouponView(rule, period);
  return amount === null ? view : { ...view, scope: `本单可减 ${formatMoney(amount)}　${view.scope ?? ''}` };
}
