import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type BuyerCoupon, type Cart, pricingInput } from '@yaoji/api-client/wire';
import { type CouponChoice, chooseCoupons } from '@yaoji/domain';
import { useMemo } from 'react';
import { cartKeys } from '#features/cart/cart-total.queries.ts';
import { useClaimCoupon } from '#features/coupon/claim-coupon.mutation.ts';
import { claimableCouponsQuery, couponKeys } from '#features/coupon/coupon.queries.ts';
import { heldCouponsQuery } from '#features/coupon/held-coupons.queries.ts';

/** The buyer's coupons and the claimable ones, judged for this cart. */
export function useCouponOffers(cart: Cart) {
  const client = useQueryClient();
  const query = useQuery(heldCouponsQuery());
  const { data: held } = query;
  const { data: claimable } = useQuery(claimableCouponsQuery('all', 1));
  const claim = useClaimCoupon(() =>
    Promise.all([
      client.invalidateQueries({ queryKey: couponKeys.all }),
      client.invalidateQueries({ queryKey: cartKeys.list }),
    ]),
  );
  const own = useMemo(() => judge(cart, held ?? []), [cart, held]);
  const offered = useMemo(() => {
    const rules = (claimable?.list ?? []).filter(({ status }) => status === 'claimable').map(({ coupon }) => coupon);
    const { usable } = chooseCoupons(pricingInput(cart), rules);
    return usable.flatMap(({ coupon: { id }, outcome }) => {
      const rule = rules.find((each) => each.id === id);
      return rule ? [{ rule, amount: outcome.amount }] : [];
    });
  }, [cart, claimable]);
  return { query, own, offered, claim };
}

export type CouponOffers = ReturnType<typeof useCouponOffers>;

/** The buyer's coupons, best first, each with its saving or why it saves nothing. */
function judge(cart: Cart, held: readonly BuyerCoupon[]) {
  const ofId = new Map(held.map((coupon) => [coupon.id, coupon]));
  const priced = held.flatMap((coupon) => pricingInput(cart, { coupon }).coupon ?? []);
  const { usable, unusable } = chooseCoupons(pricingInput(cart), priced);
  const named = ({ coupon: { id }, outcome }: CouponChoice['unusable'][number]) => {
    const coupon = ofId.get(id);
    return coupon
      ? [{ coupon, amount: outcome.applied ? outcome.amount : null, reason: outcome.refusal?.message ?? null }]
      : [];
  };
  return [...usable.flatMap(named), ...unusable.flatMap(named)];
}
