import { useQuery } from '@tanstack/react-query';
import type { PointsLogEntry, PointsUse } from '@yaoji/api-client/wire';
import { Button, Card, type DataColumn, EmptyState, formatCount, Link } from '@yaoji/ui';
import { pointsLogQuery } from '#features/points/points.queries.ts';
import * as css from '#features/wallet/wallet.css.ts';
import { walletQuery } from '#features/wallet/wallet.queries.ts';
import { WalletFrame } from '#features/wallet/wallet-frame.tsx';
import { PagedTable } from '#shared/page/paged-list.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { readPage } from '#shared/routing/read-page.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { formatMinute } from '#shared/time/format-time.ts';

const useName: Record<PointsUse, string> = {
  order: '下单获得',
  return: '退货扣回',
  exchange: '积分兑换',
  draw: '抽奖',
  adjustment: '调整',
};

const columns: readonly DataColumn<PointsLogEntry>[] = [
  { id: 'time', header: '时间', cell: ({ createdAt }) => formatMinute(createdAt), width: '150px' },
  { id: 'use', header: '类型', cell: ({ use }) => useName[use], width: '110px' },
  {
    id: 'remark',
    header: '说明',
    wide: true,
    cell: ({ remark, orderId }) =>
      orderId > 0 ? <Link href={href('order_info', { id: orderId })}>{remark}</Link> : remark,
  },
  {
    id: 'change',
    header: '变动',
    align: 'end',
    width: '110px',
    cell: ({ change }) => (
      <span className={change < 0 ? css.out : css.income}>
        {change < 0 ? `−${formatCount(-change)}` : `+${formatCount(change)}`}
      </span>
    ),
  },
  { id: 'points', header: '积分余额', align: 'end', width: '110px', cell: ({ points }) => formatCount(points) },
];

export const prefetch: Prefetch = (client, { search }) => {
  void client.prefetchQuery(walletQuery());
  void client.prefetchQuery(pointsLogQuery(readPage(search)));
};

/** The balance of points and their history (R037). */
export default function PointsPage() {
  const page = readPage(useSearch());
  const points = useQuery(pointsLogQuery(page));
  return (
    <WalletFrame
      actions={
        <>
          <Button href={href('points_orders')} tone="outline">
            兑换记录
          </Button>
          <Button href={href('points_mall')} tone="brandOutline">
            去积分商城
          </Button>
        </>
      }
    >
      <Card title="积分明细" note={points.data && `当前 ${formatCount(points.data.points)} 积分`}>
        <PagedTable
          query={points}
          page={page}
          hrefOf={(next) => href('wallet_points', {}, { page: next })}
          caption="积分明细"
          columns={columns}
          keyOf={({ id }) => id}
          loadingRows={8}
          empty={<EmptyState compact picture="order" title="还没有积分明细" />}
        />
      </Card>
    </WalletFrame>
  );
}
