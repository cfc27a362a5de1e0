import type { OperationData, OperationInput } from '@yaoji/api-client/contract';
import { type OrderCounts, type OrderSummary, orderPageCodec } from '@yaoji/api-client/wire';
import { addMoney, chinaDay, toDate } from '@yaoji/domain';
import { summaryOf } from './order-figures.ts';
import type { Shop } from './shop.ts';

const monthOf = ({ createdAt }: OrderSummary) => chinaDay(toDate(createdAt)).slice(0, 7);

/** The buyer's orders, newest first. */
export function listOrders(
  { state }: Shop,
  { page = 1, per_page = 20, status, keywords = '' }: OperationInput<'listOrders'>['query'],
): OperationData<'listOrders'> {
  const orders = state.orders.map(({ order }) => summaryOf(order));
  const counts: OrderCounts = { all: orders.length, pending: 0, paid: 0, shipped: 0, done: 0, cancelled: 0 };
  for (const order of orders) counts[order.status] += 1;
  const found = orders.filter(
    ({ orderNo, lines, ...order }) =>
      (!status || order.status === status) && [orderNo, ...lines.map(({ name }) => name)].join('\n').includes(keywords),
  );
  const list = found.slice((page - 1) * per_page, page * per_page);
  const months = [...new Set(list.map(monthOf))].map((month) => {
    const ofMonth = found.filter((order) => monthOf(order) === month && order.status !== 'cancelled');
    return { month, orderCount: ofMonth.length, total: addMoney(...ofMonth.map(({ total }) => total)) };
  });
  return orderPageCodec.write({ list, total: found.length, page, perPage: per_page, counts, months });
}
