import type { Store } from '@yaoji/api-client/wire';
import { addMoney, chinaDay, recentMonths } from '@yaoji/domain';
import { formatCount, formatMoney } from '@yaoji/ui';
import { serverNow } from '#shared/clock/server-clock.ts';
import { isZeroMoney } from '#shared/money/is-zero-money.ts';

type Months = Store['months'];

/** `3 单 ¥1,280.00，待付款 ¥20.00` of this month, 0, or an earlier one, summed over stores. */
export function monthText(months: Months, monthsAgo: number): string {
  const wanted = recentMonths(chinaDay(serverNow()), monthsAgo + 1).at(-1);
  const own = months.filter(({ month }) => month === wanted);
  const orderCount = own.reduce((sum, each) => sum + each.orderCount, 0);
  const sumOf = (key: 'total' | 'returned' | 'waiting') => addMoney('0', ...own.map((each) => each[key]));
  const more = (label: string, amount: string) => (isZeroMoney(amount) ? [] : [`${label} ${formatMoney(amount)}`]);
  return orderCount === 0
    ? '暂无订单'
    : [
        `${formatCount(orderCount)} 单 ${formatMoney(sumOf('total'))}`,
        ...more('已退款', sumOf('returned')),
        ...more('待付款', sumOf('waiting')),
      ].join('，');
}
