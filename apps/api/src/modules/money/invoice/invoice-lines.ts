import { addMoney, compareMoney, splitVat, subtractDecimals, subtractMoney } from '@yaoji/domain';
import type { OrderLineRow, OrderRow } from '#modules/orders/order/index.ts';
import type { NewInvoiceLine } from './invoice.repository.ts';

type Refunded = Map<number, { quantity: string; refund: string }>;

/**
 * The lines of an invoice for orders (K8): the amount that each line paid and was not refunded, with tax included; then
 * shipping, taxed as a side charge at the highest rate among the order's products. Gifts paid nothing.
 */
export const invoiceLines = (
  orders: Pick<OrderRow, 'id' | 'shippingFee'>[],
  lines: OrderLineRow[],
  refunded: Refunded,
): NewInvoiceLine[] =>
  orders.flatMap((order) => {
    const own = lines.filter(({ orderId }) => orderId === order.id);
    return [...own.flatMap((line) => goodsLine(line, refunded)), ...shippingLine(order, own)];
  });

const goodsLine = (line: OrderLineRow, refunded: Refunded): NewInvoiceLine[] => {
  const back = refunded.get(line.id);
  const gross = subtractMoney(line.paid, back?.refund ?? '0');
  if (compareMoney(gross, 0) <= 0) return [];
  const { net, tax } = splitVat(gross, line.vatRate);
  const { id: orderLineId, name, spec, unit, vatRate } = line;
  const quantity = subtractDecimals(line.quantity, back?.quantity ?? '0');
  return [{ orderLineId, name, spec, unit, vatRate, quantity, amount: net, tax }];
};

const shippingLine = ({ shippingFee }: Pick<OrderRow, 'shippingFee'>, own: OrderLineRow[]): NewInvoiceLine[] => {
  if (compareMoney(shippingFee, 0) <= 0) return [];
  const vatRate = Math.max(...own.map((line) => line.vatRate));
  const { net, tax } = splitVat(shippingFee, vatRate);
  return [{ orderLineId: null, name: '运费', unit: '次', vatRate, quantity: '1', amount: net, tax }];
};

/** The totals of an invoice; amount including tax. */
export const invoiceTotals = (lines: Pick<NewInvoiceLine, 'amount' | 'tax'>[]) => ({
  amount: addMoney('0', ...lines.flatMap(({ amount, tax }) => [amount, tax])),
  tax: addMoney('0', ...lines.map(({ tax }) => tax)),
});
