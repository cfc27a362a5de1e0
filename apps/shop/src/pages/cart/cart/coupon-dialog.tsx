import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type BuyerCoupon, type Cart, type CouponRule, pricingInput } from '@yaoji/api-client/wire';
import { type CouponChoice, chooseCoupons, reductionOf } from '@yaoji/domain';
import { Button, CouponCard, Dialog, EmptyState, formatMoney, Radio } from '@yaoji/ui';
import { useMemo } from 'react';
import { cartKeys } from '#features/cart/cart-total.queries.ts';
import { useClaimCoupon } from '#features/coupon/claim-coupon.mutation.ts';
import { claimableCouponsQuery, couponKeys } from '#features/coupon/coupon.queries.ts';
import { toCouponView } from '#features/coupon/coupon-view.ts';
import { heldCouponsQuery } from '#features/coupon/held-coupons.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import * as css from './cart.css.ts';
import type { CartCoupon } from './use-cart-coupon.ts';

type CouponDialogProps = { readonly cart: Cart; readonly choice: CartCoupon; readonly onClose: () => void };

/** Applicable coupons with their saving, the others with the reason, and claimable ones. */
export default function CouponDialog({ cart, choice, onClose }: CouponDialogProps) {
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
      return rule ? { rule, amount: outcome.amount } : [];
    });
  }, [cart, claimable]);

  const chosenId = choice.coupon?.id ?? 0;
  const isEmpty = held?.length === 0 && offered.length === 0;
  return (
    <Dialog
      open
      size="large"
      title="选择优惠券"
      onClose={onClose}
      footer={
        <Button onClick={onClose}>
          {choice.preview ? `确定，减 ${formatMoney(reductionOf(choice.preview.totals.reductions, 'coupon'))}` : '确定'}
        </Button>
      }
    >
      <Loaded query={query} compact isEmpty={() => isEmpty} empty={<EmptyState title="没有可用的优惠券" />}>
        {() => (
          <div className={css.coupons}>
            <Radio name="cart-coupon" label="不使用优惠券" checked={chosenId === 0} onChange={() => choice.choose(0)} />
            {own.map(({ coupon, amount, reason }) => (
              <CouponCard
                key={coupon.id}
                coupon={cardOf(coupon.coupon, coupon, amount)}
                choice={{
                  name: 'cart-coupon',
                  checked: coupon.id === chosenId,
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
                }}
              />
            ))}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

/** The buyer's coupons, best first, each with its saving or why it saves nothing. */
function judge(cart: Cart, held: readonly BuyerCoupon[]) {
  const ofId = new Map(held.map((coupon) => [coupon.id, coupon]));
  const priced = held.flatMap((coupon) => pricingInput(cart, { coupon }).coupon ?? []);
  const { usable, unusable } = chooseCoupons(pricingInput(cart), priced);
  const named = ({ coupon: { id }, outcome }: CouponChoice['unusable'][number]) => {
    const coupon = ofId.get(Number(id));
    return coupon
      ? [{ coupon, amount: outcome.applied ? outcome.amount : null, reason: outcome.refusal?.message ?? null }]
      : [];
  };
  return [...usable.flatMap(named), ...unusable.flatMap(named)];
}

function cardOf(rule: CouponRule, period: { startsAt: number; endsAt: number }, amount: string | null) {
  const view = toCouponView(rule, period);
  return amount === null ? view : { ...view, scope: `本单可减 ${formatMoney(amount)}　${view.scope ?? ''}` };
}
