import type { Cart } from '@yaoji/api-client/wire';
import { reductionOf } from '@yaoji/domain';
import { Button, Dialog, EmptyState, formatMoney, Radio } from '@yaoji/ui';
import { Loaded } from '#shared/page/loaded.tsx';
import * as css from './cart.css.ts';
import { CouponChoices } from './coupon-choices.tsx';
import type { CartCoupon } from './use-cart-coupon.ts';
import { useCouponOffers } from './use-coupon-offers.ts';

type CouponDialogProps = { cart: Cart; choice: CartCoupon; onClose: () => void };

/** Applicable coupons with their saving, the others with the reason, and claimable ones. */
export function CouponDialog({ cart, choice, onClose }: CouponDialogProps) {
  const offers = useCouponOffers(cart);
  const { query, own, offered } = offers;
  const isEmpty = query.data?.length === 0 && offered.length === 0;
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
            <Radio
              name="cart-coupon"
              label="不使用优惠券"
              checked={choice.coupon === null}
              onChange={() => choice.choose(0)}
            />
            <CouponChoices name="cart-coupon" own={own} offers={offers} choice={choice} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
