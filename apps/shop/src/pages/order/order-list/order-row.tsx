import type { OrderSummary } from '@yaoji/api-client/wire';
import { paymentMethodNames } from '@yaoji/domain';
import { ChevronDownIcon, formatMoney, GoodsPicture, Link, Price } from '@yaoji/ui';
import { useId, useState } from 'react';
import { OrderActions } from '#features/order/order-actions.tsx';
import { nameOfStatus } from '#features/order/order-status.ts';
import { shippedSoFar } from '#features/order/order-steps.ts';
import { PayCountdown } from '#features/order/pay-countdown.tsx';
import { href } from '#shared/routing/href.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import * as css from './order-row.css.ts';

type OrderRowProps = {
  order: OrderSummary;
  /** The time to pay has expired. */
  onExpired: () => void;
};

/** An order in one line; opened, its first lines as well. */
export function OrderRow({ order, onExpired }: OrderRowProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const names = order.lines.map(({ name }) => name).join('、');
  return (
    <article aria-label={`订单 ${order.orderNo}`} className={css.order}>
      <div className={css.row}>
        <button
          type="button"
          className={css.toggle}
          aria-label={`展开订单 ${order.orderNo}`}
          aria-expanded={isOpen}
          {...(isOpen ? { 'aria-controls': panel } : {})}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDownIcon size={14} />
        </button>
        <span>{formatMinute(order.createdAt).slice(5)}</span>
        <span>
          <Link href={href('order_info', { id: order.id })}>{order.orderNo}</Link>
        </span>
        <span className={css.names} title={names}>
          <span className={css.kinds}>{order.lineCount} 种</span> {names}
        </span>
        <span className={css.sum}>
          <Price value={order.total} tone="ink" />
        </span>
        <span className={css.status[order.status]}>
          {nameOfStatus(order)}
          {order.expiresAt !== null && (
            <span className={css.countdown}>
              <PayCountdown until={order.expiresAt} onEnd={onExpired} />
            </span>
          )}
          {order.partlyShipped && <span className={css.countdown}>{shippedSoFar(order.partlyShipped)}</span>}
        </span>
        <div className={css.actions}>
          <OrderActions order={order} />
        </div>
      </div>
      {isOpen && <OrderLines id={panel} order={order} />}
    </article>
  );
}

function OrderLines({ id, order }: { id: string; order: OrderSummary }) {
  const facts = [`收货人 ${order.receiver}`, order.paymentMethod && paymentMethodNames[order.paymentMethod]];
  return (
    <div id={id} className={css.opened}>
      <ul className={css.lines}>
        {order.lines.map((line) => (
          <li key={line.id} className={css.line}>
            <span className={css.picture}>
              <GoodsPicture src={line.pictures[0]?.thumbnail} alt="" size={40} />
            </span>
            <span className={css.facts}>
              <Link href={href('list_info', { id: line.goodsId })} tone="default">
                {line.name}
              </Link>
              <span className={css.fact}>{[line.spec, line.maker].filter(Boolean).join('　')}</span>
            </span>
            <span className={css.quantity}>
              <span>{formatMoney(line.unitPrice)}</span>
              <span>
                ×{line.quantity}
                {line.unit}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className={css.foot}>
        {facts.filter(Boolean).join('　')}
        <Link href={href('order_info', { id: order.id })}>
          {order.lineCount > order.lines.length ? `查看全部 ${order.lineCount} 种商品` : '订单详情'}
        </Link>
      </p>
    </div>
  );
}
