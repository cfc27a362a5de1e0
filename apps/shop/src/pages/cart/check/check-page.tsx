import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Checkout } from '@yaoji/api-client/wire';
import { Button, Card, EmptyState, ErrorState, PageLoading } from '@yaoji/ui';
import { useMemo, useState } from 'react';
import { cartQuery } from '#features/cart/cart.queries.ts';
import { priceOf } from '#features/cart/use-priced-cart.ts';
import { checkQuery } from '#features/order/check.queries.ts';
import { submissionKey } from '#features/order/submission-key.ts';
import { href } from '#shared/routing/href.ts';
import { CheckForm } from './check-form.tsx';
import { useCheckChoices } from './use-check-choices.ts';

/** Step 2: what is ordered, where it goes, and what it costs (R056). The lines are those selected in the cart. */
export default function CheckPage() {
  const {
    data: cart,
    error: cartError,
    refetch: refetchCart,
  } = useQuery({ ...cartQuery(), refetchOnWindowFocus: false });
  const lineIds = useMemo(() => (cart ? selectedLines(cart) : []), [cart]);
  const { choices, choose } = useCheckChoices();
  /** New figures that came with a refusal (O3). */
  const [renewed, setRenewed] = useState<Checkout | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...checkQuery({ lineIds, ...choices, idempotencyKey: submissionKey(lineIds) }),
    enabled: lineIds.length > 0,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  const check = renewed ?? data;

  if (cart && lineIds.length === 0) return <NothingSelected />;
  if (cartError || (error && !check)) {
    const retry = () => void (cartError ? refetchCart() : refetch());
    return (
      <Card>
        <ErrorState onRetry={retry} retrying={isFetching} />
      </Card>
    );
  }
  if (!check) return <PageLoading />;
  return (
    <CheckForm
      check={check}
      lineIds={lineIds}
      busy={isFetching}
      onChoose={(changed) => {
        setRenewed(null);
        choose(changed);
      }}
      onRenewed={setRenewed}
      onRefused={() => void refetch()}
    />
  );
}

const selectedLines = (cart: Parameters<typeof priceOf>[0]) =>
  priceOf(cart)
    .lines.filter(({ selected }) => selected)
    .map(({ id }) => Number(id));

function NothingSelected() {
  return (
    <Card>
      <EmptyState title="没有要结算的商品" action={<Button href={href('cart')}>返回购物车</Button>}>
        请先在购物车中勾选商品。
      </EmptyState>
    </Card>
  );
}
