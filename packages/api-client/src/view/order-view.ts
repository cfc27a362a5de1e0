import type { OrderStatus, OrderSummary } from '../wire/index.ts';
import { type PictureOptions, pictureHref } from './picture-href.ts';

/** An order view's input from the app. */
export interface OrderViewOptions extends PictureOptions {
  /** Address of an order page. */
  orderHref: (id: number) => string;
  statusNames: Readonly<Record<OrderStatus, string>>;
  /** Of Unix seconds. */
  formatTime: (unixSeconds: number) => string;
}

const tones = { pending: 'waiting', paid: 'going', shipped: 'going', done: 'done', cancelled: 'off' } as const;

/** Data of an order in a list: the prop `order` of `OrderCard` in `@yaoji/ui`. */
export function orderView(order: OrderSummary, options: OrderViewOptions) {
  const { orderHref, statusNames, formatTime } = options;
  return {
    number: order.orderNo,
    href: orderHref(order.id),
    createdAt: formatTime(order.createdAt),
    status: { label: statusNames[order.status], tone: tones[order.status] },
    lines: order.lines.map((line) => ({
      id: line.id,
      name: line.name,
      spec: line.spec ?? undefined,
      picture: pictureHref(line.pictures[0]?.thumbnail, options),
      quantity: line.quantity + line.unit,
    })),
    lineCount: order.lineCount,
    total: order.total,
    note: order.receiver,
  };
}
