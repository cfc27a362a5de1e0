import type { OrderPage, OrderSummary } from '@yaoji/api-client/wire';
import { monthName } from '@yaoji/domain';
import { Card, formatCount, formatMoney } from '@yaoji/ui';
import { formatDay } from '#shared/time/format-time.ts';
import * as css from './order-list.css.ts';
import { OrderRow } from './order-row.tsx';

type OrderMonthsProps = {
  orders: OrderPage;
  /** The time to pay for an order has expired. */
  onExpired: () => void;
};

const monthOf = ({ createdAt }: OrderSummary) => formatDay(createdAt).slice(0, 7);

/** The orders of a page by month, with the month's sum: of all that the filters let through, without cancelled ones. */
export function OrderMonths({ orders, onExpired }: OrderMonthsProps) {
  const months = [...new Set(orders.list.map(monthOf))];
  return months.map((month) => {
    const sums = orders.months.find((one) => one.month === month);
    const name = monthName(month);
    return (
      <section key={month} aria-label={name}>
        <h2 className={css.month}>
          {name}
          {sums && (
            <span className={css.monthSum}>
              {formatCount(sums.orderCount)} 单 {formatMoney(sums.total)}
            </span>
          )}
        </h2>
        <Card padding="none">
          {orders.list
            .filter((order) => monthOf(order) === month)
            .map((order) => (
              <OrderRow key={order.id} order={order} onExpired={onExpired} />
            ))}
        </Card>
      </section>
    );
  });
}
