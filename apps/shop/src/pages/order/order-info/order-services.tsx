import type { Order } from '@yaoji/api-client/wire';
import { afterSalesKindNames } from '@yaoji/domain';
import { Card, Link, Price } from '@yaoji/ui';
import { afterSalesStatusName } from '#features/after-sales/after-sales-words.ts';
import { returnStatusName } from '#features/order-return/return-status.ts';
import { href } from '#shared/routing/href.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import * as css from './order-info.css.ts';

/** Replacement orders, returns and after-sales requests of the order. */
export function OrderServices({ order: { replacements, returns, afterSales } }: { order: Order }) {
  const count = replacements.length + returns.length + afterSales.length;
  if (count === 0) return null;
  return (
    <Card padding="large" title="退货与售后" note={`共 ${count} 条`}>
      <ul className={css.services}>
        {replacements.map(({ id, no }) => (
          <li key={`replacement ${id}`} className={css.service}>
            <Link href={href('order_info', { id })}>补发单 {no}</Link>
            <span className={css.serviceFigure}>免费补发</span>
          </li>
        ))}
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
