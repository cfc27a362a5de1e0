import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { GoodsPicture } from '../goods-picture/goods-picture.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { Price } from '../price/price.tsx';
import * as css from './order-card.css.ts';

const orderCardTexts = {
  label: (number: string) => `订单 ${number}`,
  number: '订单号',
  lines: (count: number) => `共 ${count} 种`,
};

export type OrderView = {
  number: string;
  /** Link to the order. */
  href: string;
  /** Creation date as text. */
  createdAt: string;
  status: { label: string; tone: 'waiting' | 'going' | 'done' | 'off' };
  /** Pictures of the first lines; a single line also shows its name. */
  lines: readonly {
    id: string | number;
    name: string;
    spec?: string | undefined;
    picture?: string | undefined;
    quantity: string;
  }[];
  /** Total number of lines. */
  lineCount: number;
  /** Decimal string. */
  total: string;
  /** Below the total, e.g. 在线支付 · 含运费 ¥10.00. */
  note?: string | undefined;
};

export type OrderCardProps = {
  order: OrderView;
  /** In the head, e.g. a `Countdown` to automatic cancellation. */
  aside?: ReactNode;
  /** Buttons: 去支付, 取消订单, 再次购买. */
  actions?: ReactNode;
};

const inView = 6;

/** An order in a list: first products, status, total and actions. */
export function OrderCard({ order, aside, actions }: OrderCardProps) {
  const texts = useTexts('orderCard', orderCardTexts);
  const only = order.lineCount === 1 ? order.lines[0] : undefined;
  return (
    <article className={css.card} aria-label={texts.label(order.number)}>
      <div className={css.head}>
        <Anchor href={order.href} className={css.number}>
          {texts.number} {order.number}
        </Anchor>
        <span>{order.createdAt}</span>
        {aside}
        <span className={css.status[order.status.tone]}>{order.status.label}</span>
      </div>
      <div className={css.body}>
        <Anchor href={order.href} className={css.goods}>
          <span className={css.pictures}>
            {order.lines.slice(0, inView).map((line) => (
              <span key={line.id} className={css.picture}>
                <GoodsPicture src={line.picture} alt={line.name} size={64} />
              </span>
            ))}
          </span>
          {only && (
            <span className={css.only}>
              <span className={css.name}>{only.name}</span>
              <br />
              <span className={css.quiet}>
                {only.spec} × {only.quantity}
              </span>
            </span>
          )}
          {order.lineCount > 1 && <span className={css.more}>{texts.lines(order.lineCount)}</span>}
        </Anchor>
        <div className={css.total}>
          <Price value={order.total} size="medium" tone="ink" />
          {order.note && <span className={css.quiet}>{order.note}</span>}
        </div>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
    </article>
  );
}
