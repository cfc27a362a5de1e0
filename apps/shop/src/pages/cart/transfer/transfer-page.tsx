import { useQuery } from '@tanstack/react-query';
import type { PaymentState } from '@yaoji/api-client/wire';
import { Breadcrumb, Card, Skeleton } from '@yaoji/ui';
import { ArrivedNotice } from '#features/order/arrived-notice.tsx';
import { orderQuery } from '#features/order/order.queries.ts';
import { bankTransferQuery } from '#features/payment/bank-transfer.queries.ts';
import * as payCss from '#features/payment/pay.css.ts';
import { PaySkeleton } from '#features/payment/pay-skeleton.tsx';
import { PaySummary } from '#features/payment/pay-summary.tsx';
import { paymentQuery } from '#features/payment/payment.queries.ts';
import { useOpenOrder } from '#features/payment/use-open-order.ts';
import { isZeroMoney } from '#shared/money/is-zero-money.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import type { FindRedirect, Prefetch } from '#shared/routing/page-module.ts';
import { readId } from '#shared/routing/read-id.ts';
import { Redirect } from '#shared/routing/redirect.tsx';
import { useSearch } from '#shared/routing/use-search.ts';
import { SlipCard } from './slip-card.tsx';
import { TransferAccount } from './transfer-account.tsx';

export const findRedirect: FindRedirect = ({ search }) => (readId(search.get('id')) ? undefined : href('order_list'));

export const prefetch: Prefetch = (client, { search }) => {
  const id = readId(search.get('id'));
  if (id === 0) return;
  void client.prefetchQuery(paymentQuery(id));
  void client.prefetchQuery(orderQuery(id));
};

const amountToTransfer = ({ total, arrived }: PaymentState) =>
  arrived && !isZeroMoney(arrived.lack) ? arrived.lack : total;

/** Step 3 by bank transfer: the account and the transfer slip (R059). */
export default function TransferPage() {
  const answer = useOpenOrder(useSearch().get('id'));
  const { data: state, refetch, orderId, isPaid } = answer;
  const isOpen = state?.orderStatus === 'pending';
  const transfer = useQuery({ ...bankTransferQuery(orderId), enabled: isOpen });
  const order = useQuery({ ...orderQuery(orderId), enabled: isOpen });

  return (
    <Loaded query={answer} inCard fullPage skeleton={<PaySkeleton />} missing={<Redirect to={href('order_list')} />}>
      {(state) =>
        isPaid ? (
          <PaySkeleton />
        ) : (
          <div className={payCss.page}>
            <Breadcrumb
              items={[
                { label: '我的订单', href: href('order_list') },
                { label: '选择支付方式', href: href('cart_step3', { id: orderId }) },
                { label: '银行转账' },
              ]}
            />
            <PaySummary state={state} onExpired={() => void refetch()} />
            {isOpen && (
              <>
                <ArrivedNotice arrived={state.arrived} orderId={orderId} />
                <TransferAccount query={transfer} amount={amountToTransfer(state)} orderNo={state.orderNo} />
                <Loaded
                  query={order}
                  compact
                  inCard="转账凭证"
                  skeleton={
                    <Card title="转账凭证" padding="large">
                      <Skeleton height={240} />
                    </Card>
                  }
                >
                  {({ slip }) => <SlipCard orderId={orderId} slip={slip} onSent={() => void order.refetch()} />}
                </Loaded>
              </>
            )}
          </div>
        )
      }
    </Loaded>
  );
}
