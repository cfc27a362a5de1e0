import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError, errorCodes } from '@yaoji/api-client';
import type { Cart, Checkout } from '@yaoji/api-client/wire';
import { Button, Card, EmptyState, visuallyHidden } from '@yaoji/ui';
import { useEffect, useMemo, useState } from 'react';
import { cartQuery, priceOf } from '#features/cart/cart.queries.ts';
import { groupLines, pairLines } from '#features/cart/cart-groups.ts';
import { checkoutQuery } from '#features/order/checkout.queries.ts';
import { submissionKey } from '#features/order/submission-key.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { readPlaceRefusal } from './place-refusal.ts';
import { useCheckoutChoices } from './use-checkout-choices.ts';

/**
 * Step 2: lines, address and total (R056). The lines are those selected in the cart, or the one
 * line that the address names.
 */
export default function CheckoutPage() {
  const cart = useQuery({ ...cartQuery(), refetchOnWindowFocus: false });
  return (
    <>
      <h1 className={visuallyHidden}>核对订单信息</h1>
      <Loaded query={cart} inCard skeleton={<CheckoutSkeleton />}>
        {(cart) => <Check cart={cart} />}
      </Loaded>
    </>
  );
}

function Check({ cart }: { cart: Cart }) {
  const only = Number(useSearch().get('line'));
  const lineIds = useMemo(() => chosenLines(cart, only), [cart, only]);
  const draft = useCheckoutChoices();
  /** New figures that came with a refusal (O3). */
  const [renewed, setRenewed] = useState<Checkout | null>(null);
  const query = useQuery({
    ...checkoutQuery({ lineIds, ...draft.choices, idempotencyKey: submissionKey(lineIds) }),
    enabled: lineIds.length > 0,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  // Choices show immediately; the figures follow.
  const current = renewed ?? (data && isPlaceholderData ? { ...data, ...draft.choices } : data);
  const checkout = current && inOrder(current, lineIds);

  // A stored coupon may be used up or no longer apply; the shared handler has reported it.
  const isBenefitGone = error instanceof ApiError && error.code === errorCodes.couponUnavailable.code;
  const { forgetBenefits } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per error, not per render
  useEffect(() => {
    if (isBenefitGone) forgetBenefits();
  }, [isBenefitGone]);

  if (lineIds.length === 0) return <NothingSelected />;
  const refusal = readPlaceRefusal(error);
  if (refusal?.kind === 'linesRefused') return <NothingToHave refusal={refusal} />;
  return (
    <Loaded
      query={{ ...query, data: checkout, error: isBenefitGone ? null : error }}
      inCard
      skeleton={<CheckoutSkeleton />}
    >
      {(checkout) => (
        <CheckoutForm
          checkout={checkout}
          lineIds={lineIds}
          draft={{
            ...draft,
            change: (changed) => {
              setRenewed(null);
              draft.change(changed);
            },
          }}
          busy={isFetching}
          onRenewed={setRenewed}
          onOutdated={() => {
            setRenewed(null);
            void refetch();
          }}
        />
      )}
    </Loaded>
  );
}

/** In the order the cart shows them. */
const chosenLines = (cart: Cart, only: number): number[] => {
  if (only > 0) return cart.lines.filter(({ id }) => id === only).map(({ id }) => id);
  const priced = priceOf(cart);
  return groupLines(pairLines(cart, priced), priced)
    .flatMap(({ pairs }) => pairs)
    .filter((pair) => pair.priced.selected)
    .map(({ line }) => line.id);
};

const inOrder = (checkout: Checkout, lineIds: readonly number[]): Checkout => ({
  ...checkout,
  lines: checkout.lines.toSorted((a, b) => lineIds.indexOf(a.id) - lineIds.indexOf(b.id)),
});

const backToCart = <Button href={href('cart')}>返回购物车</Button>;

function NothingSelected() {
  return (
    <Card>
      <EmptyState title="没有要结算的商品" action={backToCart}>
        请先在购物车中勾选商品。
      </EmptyState>
    </Card>
  );
}

type LinesRefused = Extract<ReturnType<typeof readPlaceRefusal>, { kind: 'linesRefused' }>;

function NothingToHave({ refusal }: { refusal: LinesRefused }) {
  return (
    <Card>
      <EmptyState title="所选商品暂时都无法购买" action={backToCart}>
        {refusal.lines.map(({ lineId, name, message }) => `${name || `商品 ${lineId}`}：${message}`).join('；')}
      </EmptyState>
    </Card>
  );
}
