import { useQuery } from '@tanstack/react-query';
import type { StoreOrder } from '@yaoji/api-client/wire';
import { addMoney } from '@yaoji/domain';
import { Button, Card, type DataColumn, DataTable, formatMoney } from '@yaoji/ui';
import { useSwitchStore } from '#features/store/switch-store.mutation.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { href } from '#shared/routing/href.ts';

/** The orders that were placed, each opened as its store. */
export function PlacedOrders({ orders }: { orders: readonly StoreOrder[] }) {
  const { data: user } = useQuery(userStateQuery());
  const pageOf = (storeId: number) =>
    href('order_info', { id: orders.find((order) => order.storeId === storeId)?.id ?? 0 });
  const switching = useSwitchStore(pageOf);
  const columns: readonly DataColumn<StoreOrder>[] = [
    { id: 'company', header: '门店', wide: true, cell: ({ company }) => company },
    { id: 'no', header: '订单号', cell: ({ orderNo }) => orderNo },
    { id: 'address', header: '收货地址', cell: ({ address }) => address },
    { id: 'total', header: '应付', align: 'end', cell: ({ total }) => formatMoney(total) },
    {
      id: 'actions',
      header: '操作',
      align: 'end',
      cell: ({ storeId, company }) => {
        if (storeId === user?.id)
          return (
            <Button tone="plain" size="small" href={pageOf(storeId)}>
              查看订单
            </Button>
          );
        if (user?.person) return '由门店或企业负责人付款';
        return (
          <Button
            tone="plain"
            size="small"
            aria-label={`切换到 ${company} 付款`}
            loading={switching.isPending && switching.variables === storeId}
            onClick={() => switching.mutate(storeId)}
          >
            切换到此店付款
          </Button>
        );
      },
    },
  ];
  return (
    <Card
      title={`${orders.length} 家门店的订单已提交，共 ${formatMoney(addMoney('0', ...orders.map(({ total }) => total)))}`}
    >
      <DataTable caption="已提交的订单" columns={columns} rows={orders} keyOf={({ id }) => id} />
    </Card>
  );
}
