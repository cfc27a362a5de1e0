import { useMutationState, useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { Cart } from '@yaoji/api-client/wire';
import { type PricedCart, reductionName, reductionOf } from '@yaoji/domain';
import { formatMoney, SettlementBar } from '@yaoji/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PricedPair } from '#features/cart/cart-groups.ts';
import { cartKeys } from '#features/cart/cart-total.queries.ts';
import type { HintTarget } from '#features/cart/next-hint.queries.ts';
import { CopyCartDialog } from '#features/store/copy-cart-dialog.tsx';
import { useRefusal } from '#features/user/use-refusal.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { isZeroMoney } from '#shared/money/is-zero-money.ts';
import { href } from '#shared/routing/href.ts';
import * as css from './cart.css.ts';
import { CouponDialog } from './coupon-dialog.tsx';
import type { CartActions } from './use-cart-actions.ts';
import type { CartCoupon } from './use-cart-coupon.ts';

type CartSettlementProps = {
  cart: Cart;
  priced: PricedCart;
  coupon: CartCoupon;
  chosen: readonly PricedPair[];
  choosableCount: number;
  actions: CartActions;
  isMoving: boolean;
  onSelectAll: (selected: boolean) => void;
  onFillUp: (target: HintTarget) => void;
  /** Scrolls to the problem, which may be two hundred lines above. */
  onBlocked: () => void;
};

export function CartSettlement(props: CartSettlementProps) {
  const { cart, priced, coupon, chosen, choosableCount, actions, isMoving, onSelectAll, onFillUp, onBlocked } = props;
  const [opened, setOpened] = useState<'coupons' | 'stores' | null>(null);
  // The frame of the page loads it.
  const { data: user } = useQuery({ ...userStateQuery(), enabled: false });
  const refusal = useRefusal();
  const navigate = useNavigate();
  const { totals, problems } = priced;
  const count = chosen.length;
  // A problem without lines depends on the address and the kind of delivery, which the checkout chooses.
  const blocking = problems.find(({ lineIds }) => lineIds.length > 0);
  const obstacle = count === 0 ? '请先选择要结算的商品' : blocking?.message;
  const settlement = useSettlement(obstacle === undefined, onBlocked);
  const ids = chosen.map(({ line }) => line.id);
  const close = () => setOpened(null);
  return (
    <>
      <SettlementBar
        selectAll={{
          checked: count > 0 && count === choosableCount,
          indeterminate: count > 0 && count < choosableCount,
          onChange: onSelectAll,
        }}
        tools={[
          { label: '删除所选', onClick: () => actions.remove(ids), disabled: count === 0 },
          { label: '稍后再买', onClick: () => actions.saveForLater(ids), disabled: count === 0 || isMoving },
          {
            label: '移入收藏',
            onClick: () => actions.moveToFavourites(chosen),
            disabled: count === 0 || isMoving,
          },
          ...(user?.hasStores
            ? [{ label: '分店下单', onClick: () => void navigate(href('store_orders')), disabled: count === 0 }]
            : []),
          {
            label: '复制到门店',
            onClick: () => setOpened('stores'),
            disabled: count === 0,
            disabledReason: refusal(operations.copyCartLines),
          },
        ]}
        summary={
          <Summary
            cart={cart}
            priced={priced}
            coupon={coupon}
            onCoupons={() => setOpened('coupons')}
            onFillUp={onFillUp}
          />
        }
        total={totals.payable}
        breakdown={breakdownOf(priced)}
        submitting={settlement.isWaiting}
        disabledReason={obstacle}
        onBlocked={onBlocked}
        onSubmit={settlement.start}
      />
      {opened === 'coupons' && <CouponDialog cart={cart} choice={coupon} onClose={close} />}
      {opened === 'stores' && <CopyCartDialog lines={chosen.map(({ line }) => line)} onClose={close} />}
    </>
  );
}

/** Goes to checkout. While a change is in flight the figures are optimistic, so a press waits for the answer. */
function useSettlement(isPossible: boolean, onBlocked: () => void) {
  const navigate = useNavigate();
  const changes = useMutationState({ filters: { mutationKey: cartKeys.change }, select: ({ state }) => state.status });
  const failures = changes.filter((status) => status === 'error').length;
  const isChanging = changes.includes('pending');
  const [pressed, setPressed] = useState<{ failures: number } | null>(null);
  useEffect(() => {
    if (!pressed || isChanging) return;
    setPressed(null);
    // A change failed and was reported, so the cart is no longer the one the buyer settled.
    if (failures > pressed.failures) return;
    if (isPossible) void navigate(href('cart_step2'));
    else onBlocked();
  }, [pressed, isChanging, failures, isPossible, navigate, onBlocked]);
  return { isWaiting: pressed !== null, start: () => setPressed({ failures }) };
}

type SummaryProps = {
  cart: Cart;
  priced: PricedCart;
  coupon: CartCoupon;
  onCoupons: () => void;
  onFillUp: (target: HintTarget) => void;
};

function Summary({ cart, priced: { totals, shipping }, coupon: { preview }, onCoupons, onFillUp }: SummaryProps) {
  const count = totals.lineCount;
  return (
    <span className={css.summary}>
      <span>已选 {count} 种</span>
      {cart.shipping.deliveryText && <span>{cart.shipping.deliveryText}</span>}
      {totals.reductions.map(({ code, amount }) => (
        <span key={code}>
          {reductionName(code)} −{formatMoney(amount)}
        </span>
      ))}
      {!isZeroMoney(totals.priceReduction) && <span>优惠 −{formatMoney(totals.priceReduction)}</span>}
      {count > 0 &&
        (shipping.free ? (
          <span>{shipping.text}</span>
        ) : (
          <button type="button" className={css.summaryButton} onClick={() => onFillUp({ kind: 'shipping', id: 0 })}>
            {shipping.text}
          </button>
        ))}
      {count > 0 && (
        <button type="button" className={css.summaryButton} aria-haspopup="dialog" onClick={onCoupons}>
          {preview
            ? `用券再减 ${formatMoney(reductionOf(preview.totals.reductions, 'coupon'))}，券后 ${formatMoney(preview.totals.payable)}`
            : '选择优惠券'}
        </button>
      )}
    </span>
  );
}

function breakdownOf({ totals, shipping }: PricedCart) {
  const reductions = [
    { label: '阶梯价、特价', amount: totals.priceReduction },
    ...totals.reductions.map(({ code, amount }) => ({ label: reductionName(code), amount })),
  ];
  return [
    { label: '商品原价', amount: totals.list },
    ...reductions
      .filter(({ amount }) => !isZeroMoney(amount))
      .map(({ label, amount }) => ({ label, amount: `-${amount}` })),
    { label: '运费', amount: totals.shippingFee, ...(shipping.reason && { note: shipping.reason }) },
  ];
}
