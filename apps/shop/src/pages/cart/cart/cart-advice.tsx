import { blockView } from '@yaoji/api-client/view';
import type { Cart } from '@yaoji/api-client/wire';
import type { PricedCart } from '@yaoji/domain';
import { Button, Drawer, Link, Skeleton } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { closeCartDrawer, useCartDrawer } from '#features/cart/cart-drawer.store.ts';
import type { HintTarget } from '#features/cart/next-hint.queries.ts';
import { viewOptions } from '#features/goods/goods-view.ts';
import { ReasonHelp } from '#features/help/reason-help.tsx';
import { href } from '#shared/routing/href.ts';
import * as css from './cart-advice.css.ts';
import { CouponChoices } from './coupon-choices.tsx';
import { NextTier } from './next-tier.tsx';
import type { CartCoupon } from './use-cart-coupon.ts';
import { useCouponOffers } from './use-coupon-offers.ts';

type CartAdviceProps = {
  cart: Cart;
  priced: PricedCart;
  coupon: CartCoupon;
  onFillUp: (target: HintTarget) => void;
};

/** The cart drawer on step 1: what stops lines, and what the order could save. The page shows the lines (S1). */
export function CartAdvice(props: CartAdviceProps) {
  return (
    <AdviceDrawer>
      <Blocked cart={props.cart} />
      <Tiers {...props} />
      <Coupons {...props} />
    </AdviceDrawer>
  );
}

/** The drawer of an empty cart. */
export const NoAdvice = () => (
  <AdviceDrawer>
    <Part title="优惠券">
      <Link href={href('coupon_centre')}>去领券</Link>
    </Part>
  </AdviceDrawer>
);

function AdviceDrawer({ children }: { children: ReactNode }) {
  const { open, opensItself } = useCartDrawer();
  return (
    <Drawer open={open} clearsRail takesFocus={!opensItself} title="购物车优惠" onClose={closeCartDrawer}>
      <div className={css.advice}>{children}</div>
    </Drawer>
  );
}

type PartProps = { title: string; children: ReactNode };

const Part = ({ title, children }: PartProps) => (
  <section className={css.part} aria-label={title}>
    <h3 className={css.title}>{title}</h3>
    {children}
  </section>
);

const options = viewOptions(href('login'));

/** Each reason once, with the products that it stops. */
function Blocked({ cart }: Pick<CartAdviceProps, 'cart'>) {
  const byReason = new Map<string, Cart['lines']>();
  for (const line of cart.lines) {
    if (line.block) byReason.set(line.block.message, [...(byReason.get(line.block.message) ?? []), line]);
  }
  if (byReason.size === 0) return null;
  return (
    <Part title="暂不可购买">
      {[...byReason].map(([message, lines]) => {
        const { block, goods } = lines[0] ?? {};
        const fix = block && goods && blockView(block, goods, options).fix;
        return (
          <div key={message} className={css.reason}>
            <p className={css.message}>
              {message}
              {fix && (
                <Link href={fix.href} tone="warning">
                  {fix.label}
                </Link>
              )}
            </p>
            <p className={css.quiet}>
              {lines.map((line) => line.goods.name).join('、')}　{block && <ReasonHelp code={block.code} />}
            </p>
          </div>
        );
      })}
    </Part>
  );
}

function Tiers({ priced: { groups, shipping, totals }, onFillUp }: CartAdviceProps) {
  const open = groups.filter(({ hint, next }) => hint && next);
  const isShort = totals.lineCount > 0 && !shipping.free;
  if (open.length === 0 && !isShort) return null;
  return (
    <Part title="凑单">
      {open.map((activity) => (
        <p key={activity.activityId} className={css.tier}>
          <span className={css.quiet}>{activity.title}</span>
          <span>
            <NextTier activity={activity} onFillUp={onFillUp} />
          </span>
        </p>
      ))}
      {isShort && (
        <p className={css.tier}>
          <span>{shipping.text}</span>
          <Button
            tone="plain"
            size="small"
            tight
            aria-haspopup="dialog"
            onClick={() => onFillUp({ kind: 'shipping', id: 0 })}
          >
            凑单
          </Button>
        </p>
      )}
    </Part>
  );
}

function Coupons({ cart, coupon }: CartAdviceProps) {
  const offers = useCouponOffers(cart);
  const usable = offers.own.filter(({ reason }) => reason === null);
  const isEmpty = usable.length + offers.offered.length === 0;
  return (
    <Part title="优惠券">
      {offers.query.isPending ? (
        <Skeleton height={92} />
      ) : isEmpty ? (
        <p className={css.quiet}>
          暂无本单可用的优惠券 <Link href={href('coupon_centre')}>去领券</Link>
        </p>
      ) : (
        <CouponChoices name="advised-coupon" own={usable} offers={offers} choice={coupon} />
      )}
    </Part>
  );
}
