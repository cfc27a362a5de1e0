import type { OrderSummary } from '@yaoji/api-client/wire';
import { paymentMethodNames } from '@yaoji/domain';
import { Button, Card, formatMoney, GoodsPicture, Link, Price } from '@yaoji/ui';
import { OrderActions } from '#features/order/order-actions.tsx';
import { nameOfStatus, shippedSoFar } from '#features/order/order-status.ts';
import { PayCountdown } from '#features/order/pay-countdown.tsx';
import { href } from '#shared/routing/href.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import * as css from './order-card.css.ts';

type OrderCardProps = {
  readonly order: OrderSummary;
  /** The time to pay has expired. */
  readonly onExpired: () => void;
};

/** An order in the list: its first lines, total and actions. */
export function OrderCard({ order, onExpired }: OrderCardProps) {
  const detail = href('order_info', { id: order.id });
  const shown = order.lines.slice(0, 3);
  return (
    <Card padding="none">
      <article aria-label={`订单 ${order.orderNo}`}>
        <header className={css.head}>
          <span>{formatMinute(order.createdAt)}</span>
          <span>
            <span className={css.label}>订单号 </span>
            <Link href={detail}>{order.orderNo}</Link>
          </span>
          <span className={css.receiver}>收货人 {order.receiver}</span>
          {order.expiresAt !== null && (
            <span>
              <span className={css.label}>剩余 </span>
              <PayCountdown until={order.expiresAt} onEnd={onExpired} />
            </span>
          )}
          <span className={css.status[order.status]}>{nameOfStatus(order)}</span>
        </header>
        <div className={css.body}>
          <ul className={css.lines}>
            {shown.map((line) => (
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
            {order.lineCount > shown.length && (
              <li className={css.more}>
                <Link href={detail} tone="muted">
                  查看全部 {order.lineCount} 种商品
                </Link>
              </li>
            )}
          </ul>
          <div className={css.sum}>
            <Price value={order.total} size="large" />
            <span className={css.fact}>
              共 {order.lineCount} 种 {order.pieceCount} 件
            </span>
            {order.partlyShipped && <span className={css.fact}>{shippedSoFar(order.partlyShipped)}</span>}
            {order.paymentMethod && <span className={css.fact}>{paymentMethodNames[order.paymentMethod]}</span>}
          </div>
          <div className={css.actions}>
            <OrderActions order={order} />
            <Button tone="outline" size="small" href={detail}>
              订单详情
            </Button>
          </div>
        </div>
      </article>
    </Card>
  );
}
