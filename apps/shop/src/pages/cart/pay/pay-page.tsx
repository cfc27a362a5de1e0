import { Card, ErrorState } from '@yaoji/ui';
import { useParams } from 'react-router';
import { paymentQuery } from '#features/payment/payment.queries.ts';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { readId } from '#shared/routing/read-id.ts';
import { Redirect } from '#shared/routing/redirect.tsx';
import * as css from './pay.css.ts';
import { PayForm } from './pay-form.tsx';
import { PaySkeleton } from './pay-skeleton.tsx';
import { PaySummary } from './pay-summary.tsx';
import { useOpenOrder } from './use-open-order.ts';

export const prefetch: Prefetch = (client, { params }) => {
  const id = readId(params.id);
  if (id > 0) void client.prefetchQuery(paymentQuery(id));
};

/** Step 3: choosing how to pay, and waiting for it (R057). */
export default function PayPage() {
  const { data: state, error, isFetching, refetch, isPaid, isUnknown } = useOpenOrder(useParams().id);
  if (isUnknown) return <Redirect to={href('not_found')} />;
  if (!state && error) {
    return (
      <Card>
        <ErrorState fullPage onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  }
  if (!state || isPaid) return <PaySkeleton />;
  return (
    <div className={css.page}>
      <PaySummary state={state} onExpired={() => void refetch()} />
      {state.orderStatus === 'pending' && <PayForm state={state} onAskAgain={() => void refetch()} />}
    </div>
  );
}
