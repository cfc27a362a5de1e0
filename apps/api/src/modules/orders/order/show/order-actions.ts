import type { OrderActions, OrderSummary, ReturnableLine } from '@yaoji/api-client/wire';
import {
  addDecimals,
  addMoney,
  compareDecimals,
  compareMoney,
  isPaid,
  isPartlyShipped,
  subtractDecimals,
  wasSent,
} from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { toQuantity } from '#wire-values.ts';
import type { OrderLineRow, OrderRow } from '../order.repository.ts';
import { type LineUnits, unitsByLine } from '../parcel.repository.ts';
import { replacedByLine } from '../replacement.repository.ts';
import { invoicedOrders, type Returned, returnedByLine } from './order-services.repository.ts';

/** Data that decides the possible actions on orders; the same queries for one and for many. */
export type ServiceFacts = {
  returned: Map<number, Returned>;
  /** Units that were sent again. */
  replaced: Map<number, string>;
  invoiced: Set<number>;
  /** Only of partly shipped orders. */
  units: Map<number, LineUnits>;
};

export const serviceFacts = async (db: Executor, orders: readonly OrderRow[]): Promise<ServiceFacts> => {
  const ids = orders.map(({ id }) => id);
  return {
    returned: await returnedByLine(db, ids),
    replaced: await replacedByLine(db, ids),
    invoiced: await invoicedOrders(db, ids),
    units: await unitsByLine(
      db,
      orders.filter(isPartlyShipped).map(({ id }) => id),
    ),
  };
};

/** How many products of a partly shipped order have left, and how many are still to; null for others. */
export const partlyShipped = (
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { units }: Pick<ServiceFacts, 'units'>,
): OrderSummary['partlyShipped'] => {
  if (!isPartlyShipped(order)) return null;
  const count = (kind: keyof LineUnits) =>
    lines.filter(({ id }) => compareDecimals(units.get(id)?.[kind] ?? '0', 0) > 0).length;
  return { sent: count('sent'), open: count('open') };
};

/** The part of an order's lines that can still be returned. */
export const returnable = (
  order: Pick<OrderRow, 'status' | 'shippedAt'>,
  lines: Pick<OrderLineRow, 'id' | 'quantity'>[],
  { returned, replaced, units }: Pick<ServiceFacts, 'returned' | 'replaced' | 'units'>,
): ReturnableLine[] => {
  if (!wasSent(order)) return [];
  return lines.flatMap(({ id, quantity }) => {
    const before = returned.get(id) ?? { quantity: '0', refund: '0' };
    const open = units.get(id)?.open ?? '0';
    const remaining = subtractDecimals(quantity, addDecimals(before.quantity, replaced.get(id) ?? '0'));
    const left = subtractDecimals(remaining, open);
    if (compareDecimals(left, 0) <= 0) return [];
    const refunded = addMoney(before.refund);
    return [{ lineId: id, quantity: toQuantity(left), returned: toQuantity(before.quantity), refunded }];
  });
};

/** The buyer's possible actions on an order in its state. */
export const orderActions = (order: OrderRow, lines: OrderLineRow[], facts: ServiceFacts): OrderActions => {
  const { id, status } = order;
  const left = returnable(order, lines, facts);
  const invoiceable = returnable(order, lines, { ...facts, replaced: new Map() });
  const paying = new Set(lines.flatMap((line) => (compareMoney(line.paid, 0) > 0 ? [line.id] : [])));
  return {
    pay: status === 'pending',
    cancel: status === 'pending',
    confirm: status === 'shipped',
    again: status !== 'pending' && lines.some(({ isGift }) => !isGift),
    return: left.length > 0,
    afterSales: isPaid(order),
    invoice: status === 'done' && !facts.invoiced.has(id) && invoiceable.some(({ lineId }) => paying.has(lineId)),
    papers: wasSent(order),
  };
};
