import type { Schemas } from '@yaoji/api-client/erp/contract';
import { addMoney, subtractMoney } from '@yaoji/domain';
import type { Db } from '#db/database.ts';
import { codeOfBuyer, codesOfGoods } from '#modules/integrations/erp-code/index.ts';
import { billedUnits, invoiceOfOrder } from '#modules/money/invoice/index.ts';
import { receivedPayments, refundsOf } from '#modules/money/payment/index.ts';
import {
  batchesOf,
  linesOf,
  type OrderRow,
  ordererOf,
  parcelBatches,
  parcelLines,
  parcelsOf,
  replacementsOf,
  returnedByLine,
  returnsWithLines,
  unitsByLine,
} from '#modules/orders/order/index.ts';
import { toQuantity, toSeconds, toSecondsOrNull, toUnitPrice } from '#wire-values.ts';

/** An order with all its parts, as sent to an ERP. */
export const loadErpOrder = async (db: Db, order: OrderRow): Promise<Schemas['Order']> => {
  const { id, no, buyerId, address } = order;
  const invoice = await invoiceOfOrder(db, id);
  return {
    no,
    status: order.status,
    buyerId,
    buyerCode: await codeOfBuyer(db, buyerId),
    company: (await ordererOf(db, buyerId))?.company ?? '',
    receiver: address.receiver,
    phone: address.phone,
    regionCode: address.regionCode,
    address: `${address.region}${address.detail}`,
    delivery: order.delivery,
    remark: order.remark,
    replaces: (await replacementsOf(db, id)).replaces?.no ?? null,
    invoiceKind: order.invoiceKind,
    needsSellerPapers: order.needsSellerPapers,
    goodsAmount: order.goodsAmount,
    reductions: subtractMoney(addMoney(order.goodsAmount, order.shippingFee), order.total),
    shippingFee: order.shippingFee,
    total: order.total,
    cancelReason: order.cancelReason,
    lines: await loadLines(db, id),
    payments: (await receivedPayments(db, id)).map((row) => ({ ...row, paidAt: toSecondsOrNull(row.paidAt) })),
    refunds: (await refundsOf(db, id)).map(({ refund: { doneAt, ...row }, paymentNo }) => ({
      ...row,
      paymentNo,
      doneAt: toSecondsOrNull(doneAt),
    })),
    parcels: await loadParcels(db, id),
    returns: (await returnsWithLines(db, id)).map((row) => toReturn(row, no)),
    invoiceId: invoice?.id ?? null,
    createdAt: toSeconds(order.createdAt),
    paidAt: toSecondsOrNull(order.paidAt),
    shippedAt: toSecondsOrNull(order.shippedAt),
    doneAt: toSecondsOrNull(order.doneAt),
    cancelledAt: toSecondsOrNull(order.cancelledAt),
  };
};

const loadParcels = async (db: Db, orderId: number): Promise<Schemas['Parcel'][]> => {
  const lines = await linesOf(db, [orderId]);
  const batches = Map.groupBy(await parcelBatches(db, orderId), ({ shipmentId }) => shipmentId);
  return (await parcelsOf(db, orderId)).map((row) => ({
    ...row,
    lines: parcelLines(lines, batches.get(row.id) ?? []),
    createdAt: toSeconds(row.createdAt),
  }));
};

const loadLines = async (db: Db, orderId: number): Promise<Schemas['OrderLine'][]> => {
  const lines = await linesOf(db, [orderId]);
  const ids = lines.map(({ id }) => id);
  const batches = Map.groupBy(await batchesOf(db, ids), ({ orderLineId }) => orderLineId);
  const returned = await returnedByLine(db, [orderId]);
  const units = await unitsByLine(db, [orderId]);
  const billed = await billedUnits(db, ids);
  const codes = await codesOfGoods(db, [...new Set(lines.map(({ goodsId }) => goodsId))]);
  return lines.map((line) => ({
    ...line,
    code: codes.get(line.goodsId) ?? null,
    quantity: toQuantity(line.quantity),
    unitPrice: toUnitPrice(line.unitPrice),
    batches: (batches.get(line.id) ?? []).map((batch) => ({ ...batch, quantity: toQuantity(batch.quantity) })),
    sent: toQuantity(units.get(line.id)?.sent ?? '0'),
    open: toQuantity(units.get(line.id)?.open ?? '0'),
    billed: toQuantity(billed.get(line.id) ?? '0'),
    returned: toQuantity(returned.get(line.id)?.quantity ?? '0'),
  }));
};

type ReturnRow = Awaited<ReturnType<typeof returnsWithLines>>[number];

export const toReturn = (
  {
    lines,
    createdAt,
    ...row
  }: Omit<ReturnRow, 'lines' | 'refundStatus'> & {
    lines: Pick<ReturnRow['lines'][number], 'lineId' | 'quantity' | 'refund'>[];
  },
  orderNo: string,
): Schemas['Return'] => ({
  ...row,
  orderNo,
  refund: addMoney(...lines.map(({ refund }) => refund)),
  lines: lines.map((line) => ({ ...line, quantity: toQuantity(line.quantity) })),
  createdAt: toSeconds(createdAt),
});
