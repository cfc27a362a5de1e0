import { useQuery } from '@tanstack/react-query';
import type { PointsOrder, PointsOrderStatus } from '@yaoji/api-client/wire';
import { Button, Card, type DataColumn, EmptyState, formatCount, GoodsPicture } from '@yaoji/ui';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { pointsOrdersQuery } from '#features/points/points.queries.ts';
import { PagedTable } from '#shared/page/paged-list.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { readPage } from '#shared/routing/read-page.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import * as css from './points-orders.css.ts';

const statusName: Record<PointsOrderStatus, string> = {
  pending: '待发货',
  shipped: '待收货',
  done: '已完成',
  cancelled: '已取消',
};

const columns: readonly DataColumn<PointsOrder>[] = [
  {
    id: 'goods',
    header: '兑换商品',
    wide: true,
    cell: ({ name, image, orderNo, createdAt }) => (
      <span className={css.goods}>
        <GoodsPicture src={image} alt="" size={56} />
        <span className={css.facts}>
          <span className={css.name}>{name}</span>
          <span className={css.quiet}>
            {orderNo}　{formatMinute(createdAt)}
          </span>
        </span>
      </span>
    ),
  },
  { id: 'quantity', header: '数量', align: 'end', width: '64px', cell: ({ quantity }) => `×${quantity}` },
  {
    id: 'points',
    header: '积分',
    align: 'end',
    width: '88px',
    cell: ({ points }) => formatCount(points),
  },
  {
    id: 'address',
    header: '收货信息',
    wide: true,
    width: '220px',
    cell: ({ address: { receiver, phone, region, detail } }) => (
      <span className={css.facts}>
        <span>
          {receiver} {phone}
        </span>
        <span className={css.quiet}>
          {region}
          {detail}
        </span>
      </span>
    ),
  },
  {
    id: 'status',
    header: '状态',
    width: '150px',
    cell: ({ status, carrier, trackingNo }) => (
      <span className={css.facts}>
        <span className={css.status[status]}>{statusName[status]}</span>
        {trackingNo && (
          <span className={css.quiet}>
            {carrier} {trackingNo}
          </span>
        )}
      </span>
    ),
  },
];

export const prefetch: Prefetch = (client, { search }) =>
  void client.prefetchQuery(pointsOrdersQuery(readPage(search)));

/** Points exchanges and their delivery (R046). */
export default function PointsOrdersPage() {
  const page = readPage(useSearch());
  const orders = useQuery(pointsOrdersQuery(page));
  return (
    <MemberFrame
      note={orders.data && `共 ${orders.data.total} 单`}
      actions={
        <Button href={href('points_mall')} tone="brandOutline">
          去积分商城
        </Button>
      }
    >
      <Card>
        <PagedTable
          query={orders}
          page={page}
          hrefOf={(next) => href('points_orders', {}, { page: next })}
          caption="积分订单"
          columns={columns}
          keyOf={({ id }) => id}
          loadingRows={5}
          empty={
            <EmptyState
              picture="order"
              title="还没有兑换记录"
              action={<Button href={href('points_mall')}>去积分商城</Button>}
            />
          }
        />
      </Card>
    </MemberFrame>
  );
}
