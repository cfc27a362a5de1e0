import { useQuery } from '@tanstack/react-query';
import { orderView } from '@yaoji/api-client/view';
import type { OrderPage } from '@yaoji/api-client/wire';
import { orderStatuses } from '@yaoji/domain';
import { Button, Card, EmptyState, Link, OrderCard, Skeleton } from '@yaoji/ui';
import { ordersQuery } from '#features/order/order.queries.ts';
import { OrderActions } from '#features/order/order-actions.tsx';
import { orderStatusName } from '#features/order/order-status.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import * as css from './user-home.css.ts';

const shownOrders = 3;

/** Order counts by status. */
export function OrderCounts() {
  const query = useQuery(ordersQuery({ page: 1 }));
  const counts = (orders?: OrderPage) => (
    <ul className={css.counts} aria-busy={!orders}>
      {orderStatuses.map((status) => (
        <li key={status}>
          <a className={css.count} href={href('order_list', {}, { status })}>
            {orders ? (
              <strong className={css.figure}>{orders.counts[status]}</strong>
            ) : (
              <Skeleton width={32} height={28} />
            )}
            {orderStatusName[status]}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <Card title="我的订单" aside={<Link href={href('order_list')}>全部订单</Link>}>
      <Loaded query={query} compact skeleton={counts()}>
        {counts}
      </Loaded>
    </Card>
  );
}

export function LatestOrders() {
  const { data: orders, isError } = useQuery(ordersQuery({ page: 1 }));
  if (isError && !orders) return null; // The counts show the failure.
  return (
    <Card title="最近订单">
      <div className={css.orders} aria-busy={!orders}>
        {!orders ? (
          [1, 2, 3].map((key) => <Skeleton key={key} height={136} />)
        ) : orders.list.length === 0 ? (
          <EmptyState
            compact
            picture="order"
            title="还没有订单"
            action={<Button href={href('list_index')}>去逛逛</Button>}
          />
        ) : (
          orders.list.slice(0, shownOrders).map((order) => (
            <OrderCard
              key={order.id}
              order={orderView(order, viewOptions)}
              actions={
                <>
                  <OrderActions order={order} />
                  <Button tone="outline" size="small" href={href('order_info', { id: order.id })}>
                    订单详情
                  </Button>
                </>
              }
            />
          ))
        )}
      </div>
    </Card>
  );
}

const viewOptions = {
  orderHref: (id: number) => href('order_info', { id }),
  statusNames: orderStatusName,
  formatTime: formatMinute,
};
