import { useQuery } from '@tanstack/react-query';
import type { OrderStatus } from '@yaoji/api-client/wire';
import { Button, Card, EmptyState, Pagination, Skeleton, Tabs } from '@yaoji/ui';
import { useNavigate } from 'react-router';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { ordersQuery } from '#features/order/order.queries.ts';
import { lastMonth, readOrderFilters, writeOrderFilters } from '#features/order/order-filters.ts';
import { orderStatusName } from '#features/order/order-status.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import * as css from './order-list.css.ts';
import { OrderListSkeleton } from './order-list-skeleton.tsx';
import { OrderMonths } from './order-months.tsx';
import { OrderSearch } from './order-search.tsx';

type Tab = OrderStatus | 'all';

const tabs: readonly Tab[] = ['all', 'pending', 'paid', 'shipped', 'done', 'cancelled'];

/** The buyer's orders by status, number, product and dates; all filters are in the address (R041). */
export default function OrderListPage() {
  const search = useSearch();
  const navigate = useNavigate();
  const filters = readOrderFilters(search);
  const query = useQuery(ordersQuery(filters));
  const { data: orders, isPlaceholderData, refetch } = query;
  const addressOf = (changed: Partial<typeof filters>) =>
    href('order_list', {}, writeOrderFilters({ ...filters, page: 1, ...changed }));
  const show = (changed: Partial<typeof filters>) => void navigate(addressOf(changed));
  const nameOf = (tab: Tab) => (tab === 'all' ? '全部订单' : orderStatusName[tab]);
  const withoutStatus = { ...filters, page: 1 };
  delete withoutStatus.status;
  const month = lastMonth(new Date());
  const isLastMonth = filters.firstDay === month.firstDay && filters.lastDay === month.lastDay;
  const isSearched = Boolean(filters.keywords || filters.firstDay || filters.lastDay);

  return (
    <MemberFrame>
      <Card padding="none">
        <div className={css.tabs}>
          {orders ? (
            <Tabs
              label="订单状态"
              value={filters.status ?? 'all'}
              items={tabs.map((tab) => ({ value: tab, label: `${nameOf(tab)} ${orders.counts[tab]}` }))}
              onChange={(tab) => {
                if (tab === 'all') void navigate(href('order_list', {}, writeOrderFilters(withoutStatus)));
                else show({ status: tab });
              }}
            />
          ) : (
            <Skeleton width="min(420px, 100%)" height={20} />
          )}
        </div>
        <OrderSearch
          filters={filters}
          onSearch={show}
          {...(isLastMonth ? {} : { lastMonthHref: addressOf(month) })}
          {...(isSearched
            ? { clearHref: href('order_list', {}, filters.status ? { status: filters.status } : {}) }
            : {})}
        />
      </Card>
      <Loaded
        query={query}
        inCard
        empty={
          <EmptyState
            picture="order"
            title={isSearched || filters.status ? '没有符合条件的订单' : '还没有订单'}
            action={<Button href={href('list_index')}>去逛逛</Button>}
          />
        }
        skeleton={<OrderListSkeleton />}
      >
        {(orders) => (
          <div className={isPlaceholderData ? css.staleList : css.list}>
            <OrderMonths orders={orders} onExpired={() => void refetch()} />
            <Pagination
              page={orders.page}
              pageCount={Math.ceil(orders.total / orders.perPage)}
              hrefOf={(page) => addressOf({ page })}
            />
          </div>
        )}
      </Loaded>
    </MemberFrame>
  );
}
