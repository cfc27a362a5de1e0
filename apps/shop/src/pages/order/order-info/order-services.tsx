import type { Order } from '@yaoji/api-client/wire';
import { afterSalesKindNames } from '@yaoji/domain';
import { Card, Link, Price } from '@yaoji/ui';
import { afterSalesStatusName } from '#features/after-sales/after-sales-words.ts';
import { returnStatusName } from '#features/order-return/return-status.ts';
import { href } from '#shared/routing/href.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import * as css from './order-info.css.ts';

/** Returns and after-sales requests of the order, newest first. */
export function OrderServices({ order: { returns, afterSales } }: { readonly order: Order }) {
  if (returns.length + afterSales.length === 0) return null;
  return (
    <Card padding="large" title="退货与售后" note={`共 ${returns.length + afterSales.length} 条`}>
      <ul className={css.services}>
        {returns.map(({ id, status, refund, createdAt }) => (
          <li key={`return ${id}`} className={css.service}>
            <Link href={href('order_return_info', { id })}>退货单 {id}</Link>
            <span className={css.serviceStatus[status === 'refunded' || status === 'refused' ? 'over' : 'open']}>
              {returnStatusName[status]}
            </span>
            <time className={css.eventTime}>{formatMinute(createdAt)}</time>
            <span className={css.serviceFigure}>
              退款 <Price value={refund} size="small" />
            </span>
          </li>
        ))}
        {afterSales.map(({ id, kind, status, createdAt }) => (
          <li key={`after-sales ${id}`} className={css.service}>
            <Link href={href('order_after_sales_info', { id })}>售后单 {id}</Link>
            <span className={css.serviceStatus[status === 'solved' ? 'over' : 'open']}>
              {afterSalesStatusName[status]}
            </span>
            <time className={css.eventTime}>{formatMinute(createdAt)}</time>
            <span className={css.serviceFigure}>{afterSalesKindNames[kind]}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
