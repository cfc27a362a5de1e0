import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Order } from '@yaoji/api-client/wire';
import { Button, Card, Link, Notice, Skeleton } from '@yaoji/ui';
import { useParams } from 'react-router';
import { logisticsQuery } from '#features/logistics/logistics.queries.ts';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { Amounts } from '#features/order/amounts.tsx';
import { ArrivedNotice } from '#features/order/arrived-notice.tsx';
import { orderLineView } from '#features/order/line-view.ts';
import { orderQuery } from '#features/order/order.queries.ts';
import { OrderLineTable } from '#features/order/order-line-table.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { readId } from '#shared/routing/read-id.ts';
import { Redirect } from '#shared/routing/redirect.tsx';
import { useSearch } from '#shared/routing/use-search.ts';
import { AfterSalesForm } from './after-sales-form/after-sales-form.tsx';
import { OrderFacts } from './order-facts.tsx';
import * as css from './order-info.css.ts';
import { OrderPapers } from './order-papers.tsx';
import { OrderServices } from './order-services.tsx';
import { OrderStatus } from './order-status.tsx';
import { OrderTrack } from './order-track.tsx';
import { ReturnForm } from './return-form/return-form.tsx';

const forms = {
  return: { title: '申请退货', Form: ReturnForm },
  'after-sales': { title: '申请售后', Form: AfterSalesForm },
} as const;

export const prefetch: Prefetch = (client, { params }) => {
  const id = readId(params.id);
  if (id > 0) void prefetchOrder(client, id);
};

/** Includes the parcel's track, which would move the page if it loaded later. */
async function prefetchOrder(client: QueryClient, id: number) {
  await client.prefetchQuery(orderQuery(id));
  const isShipped = client.getQueryData(orderQuery(id).queryKey)?.shippedAt != null;
  if (isShipped) await client.prefetchQuery(logisticsQuery(id));
}

/** One order with everything related (R042); `?apply=` shows the return or after-sales form instead. */
export default function OrderInfoPage() {
  const id = readId(useParams().id);
  const asked = useSearch().get('apply');
  const query = useQuery({ ...orderQuery(id), enabled: id > 0 });
  const form = asked === 'return' || asked === 'after-sales' ? forms[asked] : null;
  return (
    <MemberFrame
      {...(form ? { title: form.title } : {})}
      note={query.data && `订单号 ${query.data.orderNo}`}
      actions={
        form && (
          <Button tone="outline" href={href('order_info', { id })}>
            返回订单
          </Button>
        )
      }
    >
      <Loaded query={query} inCard missing={<Redirect to={href('not_found')} />} skeleton={<OrderSkeleton />}>
        {(order) =>
          form ? (
            <form.Form key={id} order={order} />
          ) : (
            <OrderDetails order={order} onExpired={() => void query.refetch()} />
          )
        }
      </Loaded>
    </MemberFrame>
  );
}

const OrderDetails = ({ order, onExpired }: { order: Order; onExpired: () => void }) => (
  <>
    <OrderStatus order={order} onExpired={onExpired} />
    <ArrivedNotice arrived={order.arrived} orderId={order.id} />
    {order.shippedAt !== null && <OrderTrack orderId={order.id} />}
    {order.replaces && (
      <Notice title="补发单">
        免费补发订单 <Link href={href('order_info', { id: order.replaces.id })}>{order.replaces.no}</Link>{' '}
        的商品，无需付款。
      </Notice>
    )}
    <OrderServices order={order} />
    <Card padding="large" title="商品清单" note={`共 ${order.lines.length} 种`}>
      <OrderLineTable
        label="商品清单"
        lines={order.lines.map(orderLineView)}
        {...(order.replaces && { freeLabel: '补发' })}
      />
      <div className={css.amounts}>
        <Amounts amounts={order.amounts} totalLabel={order.status === 'pending' ? '应付金额' : '订单金额'} />
      </div>
    </Card>
    {order.actions.papers && <OrderPapers order={order} />}
    <OrderFacts order={order} />
  </>
);

const OrderSkeleton = () => (
  <>
    {[214, 320, 150].map((height) => (
      <Card key={height} padding="large">
        <Skeleton height={height} />
      </Card>
    ))}
  </>
);
