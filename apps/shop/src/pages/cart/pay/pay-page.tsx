import { useParams } from 'react-router';
import { ArrivedNotice } from '#features/order/arrived-notice.tsx';
import * as css from '#features/payment/pay.css.ts';
import { PaySkeleton } from '#features/payment/pay-skeleton.tsx';
import { PaySummary } from '#features/payment/pay-summary.tsx';
import { paymentQuery } from '#features/payment/payment.queries.ts';
import { useOpenOrder } from '#features/payment/use-open-order.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { readId } from '#shared/routing/read-id.ts';
import { Redirect } from '#shared/routing/redirect.tsx';
import { PayForm } from './pay-form.tsx';

export const prefetch: Prefetch = (client, { params }) => {
  const id = readId(params.id);
  if (id > 0) void client.prefetchQuery(paymentQuery(id));
};

/** Step 3: choose a payment method and wait for the payment (R057). */
export default function PayPage() {
  const query = useOpenOrder(useParams().id);
  const { refetch, isPaid } = query;
  return (
    <Loaded query={query} inCard fullPage skeleton={<PaySkeleton />} missing={<Redirect to={href('not_found')} />}>
      {(state) =>
        isPaid ? (
          <PaySkeleton />
        ) : (
          <div className={css.page}>
            <PaySummary state={state} onExpired={() => void refetch()} />
            <ArrivedNotice arrived={state.arrived} />
            {state.orderStatus === 'pending' && <PayForm state={state} onAskAgain={() => void refetch()} />}
          </div>
        )
      }
    </Loaded>
  );
}
