import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@yaoji/api-client/wire';
import { paymentMethodNames } from '@yaoji/domain';
import { Button, Card, Link, OrderStatusBar, PageLoading, Price, SuccessIcon } from '@yaoji/ui';
import { useEffect } from 'react';
import { cartKeys } from '#features/cart/cart-total.queries.ts';
import { orderQuery } from '#features/order/order.queries.ts';
import { orderStatusName } from '#features/order/order-status.ts';
import { currentStep, orderSteps } from '#features/order/order-steps.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import { linkTo } from '#shared/routing/link-to.ts';
import type { FindRedirect, Prefetch } from '#shared/routing/page-module.ts';
import { readId } from '#shared/routing/read-id.ts';
import { Redirect } from '#shared/routing/redirect.tsx';
import { useSearch } from '#shared/routing/use-search.ts';
import * as css from './complete.css.ts';

export const findRedirect: FindRedirect = ({ search }) => (readId(search.get('id')) ? undefined : href('order_list'));

export const prefetch: Prefetch = (client, { search }) => {
  const id = readId(search.get('id'));
  if (id > 0) void client.prefetchQuery(orderQuery(id));
};

/** Step 4: payment received, next steps (R058). */
export default function CompletePage() {
  const orderId = readId(useSearch().get('id'));
  const client = useQueryClient();
  const query = useQuery({ ...orderQuery(orderId), enabled: orderId > 0, staleTime: 0 });
  useEffect(() => void client.invalidateQueries({ queryKey: cartKeys.all }), [client]);

  return (
    <Loaded query={query} inCard fullPage missing={<Redirect to={href('order_list')} />}>
      {(order) => <Completed order={order} isFetching={query.isFetching} />}
    </Loaded>
  );
}

function Completed({ order, isFetching }: { order: Order; isFetching: boolean }) {
  // Stale data from before the payment would redirect to the payment page, which redirects here: an endless loop.
  if (order.status === 'pending' && isFetching) return <PageLoading />;
  if (order.status === 'pending') return <Redirect to={href('cart_step3', { id: order.id })} />;
  if (order.status === 'cancelled') return <Redirect to={href('order_info', { id: order.id })} />;
  return (
    <div className={css.page}>
      <Card padding="large">
        <div className={css.done}>
          <span className={css.mark}>
            <SuccessIcon size={48} />
          </span>
          <h1 className={css.title}>支付成功</h1>
          <p className={css.note}>我们会尽快为您发货，可在“我的订单”中查看进度。</p>
          <div className={css.steps}>
            <OrderStatusBar steps={orderSteps(order)} current={currentStep[order.status]} />
          </div>
          <Facts order={order} />
          <div className={css.actions}>
            <Button size="large" href={href('order_info', { id: order.id })}>
              查看订单
            </Button>
            <Button size="large" tone="outline" href={href('order_list')}>
              我的订单
            </Button>
            <Button size="large" tone="outline" href={href('list_index')}>
              继续购物
            </Button>
          </div>
        </div>
      </Card>
      <NextSteps order={order} />
    </div>
  );
}

function Facts({ order: { orderNo, status, amounts, payment, address } }: { order: Order }) {
  return (
    <dl className={css.facts}>
      <dt className={css.term}>订单号</dt>
      <dd className={css.value}>{orderNo}</dd>
      <dt className={css.term}>订单状态</dt>
      <dd className={css.value}>{orderStatusName[status]}</dd>
      <dt className={css.term}>支付金额</dt>
      <dd className={css.value}>
        <Price value={amounts.total} size="large" />
      </dd>
      {payment && (
        <>
          <dt className={css.term}>支付方式</dt>
          <dd className={css.value}>{paymentMethodNames[payment.method]}</dd>
        </>
      )}
      <dt className={css.term}>收货信息</dt>
      <dd className={css.value}>
        {address.receiver}　{address.phone}
        <br />
        {address.region}
        {address.detail}
      </dd>
    </dl>
  );
}

/** The next steps after payment, with links. */
function NextSteps({ order }: { order: Order }) {
  const invoices = linkTo('e_invoice');
  return (
    <Card title="接下来">
      <ul className={css.next}>
        <li>仓库按近效期先出拣货，发货后短信和站内消息通知您，物流在订单详情中查看。</li>
        <li>随货同行单、药检报告和首营资料在发货后可从订单详情下载。</li>
        <li>
          {order.invoiceKind === 'none' ? '本单未申请发票，订单完成后仍可申请电子发票。' : '电子发票在订单完成后开具。'}
          {invoices && <Link href={invoices}>电子发票</Link>}
        </li>
      </ul>
    </Card>
  );
}
