import type { OrderActions, ReturnableLine } from '@yaoji/api-client/wire';
import { addMoney, compareMoney, subtractMoney } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { toQuantity } from '#wire-values.ts';
import type { OrderLineRow, OrderRow } from '../order.repository.ts';
import { invoicedOrders, type Returned, returnedByLine } from './order-services.repository.ts';

/** Data that decides the possible actions on orders; the same two queries for one and for many. */
export type ServiceFacts = { returned: Map<number, Returned>; invoiced: Set<number> };

export const serviceFacts = async (db: Executor, orderIds: number[]): Promise<ServiceFacts> => ({
  returned: await returnedByLine(db, orderIds),
  invoiced: await invoicedOrders(db, orderIds),
});

/** The part of an order's lines that can still be returned. */
export const returnable = (
  { status }: Pick<OrderRow, 'status'>,
  lines: Pick<OrderLineRow, 'id' | 'quantity'>[],
  { returned }: Pick<ServiceFacts, 'returned'>,
): ReturnableLine[] => {
  if (status !== 'shipped' && status !== 'done') return [];
  return lines.flatMap(({ id, quantity }) => {
    const before = returned.get(id) ?? { quantity: '0', refund: '0' };
    const left = subtractMoney(quantity, before.quantity);
    if (compareMoney(left, 0) <= 0) return [];
    const refunded = addMoney(before.refund);
    return [{ lineId: id, quantity: toQuantity(left), returned: toQuantity(before.quantity), refunded }];
  });
};

/** The buyer's possible actions on an order in its state. */
export const orderActions = (order: OrderRow, lines: OrderLineRow[], facts: ServiceFacts): OrderActions => {
  const { id, status } = order;
  const left = returnable(order, lines, facts);
  const isSent = status === 'shipped' || status === 'done';
  const paying = new Set(lines.flatMap((line) => (compareMoney(line.paid, 0) > 0 ? [line.id] : [])));
  return {
    pay: status === 'pending',
    cancel: status === 'pending',
    confirm: status === 'shipped',
    again: status !== 'pending',
    return: left.length > 0,
    afterSales: isSent || status === 'paid',
    invoice: status === 'done' && !facts.invoiced.has(id) && left.some(({ lineId }) => paying.has(lineId)),
    papers: isSent,
  };
};
