import { href } from '@yaoji/routes';
import type { Executor } from '#db/database.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import type { OrderRow } from './order.repository.ts';

/** Notifies the buyer of an event of an order, once per event however often it is reported. */
type News = { event: string; title: string; body: string };

export const notifyBuyer = (
  tx: Executor,
  { id, buyerId }: Pick<OrderRow, 'id' | 'buyerId'>,
  { event, title, body }: News,
  now: Date,
) =>
  sendMessage(
    tx,
    buyerId,
    { kind: 'order', title, body, url: href('order_info', { id }), reference: `order-${event}:${id}` },
    now,
  );
