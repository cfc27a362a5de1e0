import type { OperationData, OperationId, Schemas } from '@yaoji/api-client/desk/contract';
import { addMoney, isPaid, isPartlyShipped, isUnderway, sellerMayCancel, subtractMoney, wasSent } from '@yaoji/domain';
import type { Db } from '#db/database.ts';
import { unshippedStatuses } from '#db/open-units.ts';
import { required } from '#errors/refusal.ts';
import { storageOf } from '#modules/catalogue/goods/index.ts';
import { linesOfOrder } from '#modules/money/bank/index.ts';
import { openDebtOf } from '#modules/money/credit/index.ts';
import { invoiceOfOrder } from '#modules/money/invoice/index.ts';
import { countingPayment, unpaidPayments } from '#modules/money/payment/index.ts';
import { mayCall } from '#modules/operators/operator/index.ts';
import { pointsOf } from '#modules/orders/logistics/index.ts';
import {
  batchesOf,
  eventsOf,
  heldLines,
  lastSlipOf,
  linesOf,
  loadArrived,
  type OrderRow,
  orderById,
  ordererOf,
  parcelBatches,
  parcelLines,
  parcelsOf,
  proposalOfOrder,
  replacedByLine,
  replacementsOf,
  returnedByLine,
  returnsWithLines,
  unitsByLine,
  unreportedBatches,
} from '#modules/orders/order/index.ts';
import { findEntries } from '#modules/platform/operator-log/index.ts';
import { toFlag, toQuantity, toSeconds, toSecondsOrNull, toUnitPrice } from '#wire-values.ts';
import { loadNotes } from './load-notes.ts';
import { toEntry } from './log-entry.ts';
import type { WorkingContext } from './operation.ts';

type Batch = { batchNo: string; expiry: string | null; quantity: string };
type Detail = OperationData<'getOrder'>;

const mostEntries = 50;

export const toBatch = ({ batchNo, expiry, quantity }: Batch): Batch => ({
  batchNo,
  expiry,
  quantity: toQuantity(quantity),
});

/** One order in full, with the actions that the role can take now. */
export const loadDeskOrder = async ({ db, now, working }: WorkingContext, id: number): Promise<Detail> => {
  const order = await orderById(db, id);
  const orderer = required(await ordererOf(db, order.buyerId), 'orderMissing');
  const slip = await lastSlipOf(db, id);
  const returns = await returnsWithLines(db, id);
  const may = (isPossible: boolean, call: OperationId) => toFlag(isPossible && mayCall(working.operator, call));
  const { status, address } = order;
  const parcels = await loadParcels(db, id);
  const hasReturn = (status: string) => returns.some((each) => each.status === status && each.refundStatus === null);
  return {
    ...head(order),
    paymentMethod: order.paymentMethod ?? (await chosenMethod(db, order)),
    transfers: await linesOfOrder(db, order),
    // Also to those who confirm transfers: it warns them of money that is booked already.
    arrived: (['getBuyerWallet', 'acceptTransfer'] as const).some((call) => mayCall(working.operator, call))
      ? await loadArrived(db, order)
      : null,
    debt: order.paymentMethod === 'credit' ? await loadDebt(db, id, now) : null,
    buyer: orderer,
    proposal: await proposalOfOrder(db, id),
    receiver: address.receiver,
    phone: address.phone,
    address: `${address.region}${address.detail}`,
    lines: await loadDeskLines(db, order, now),
    slip: slip && { ...slip, createdAt: toSeconds(slip.createdAt) },
    parcels,
    events: (await eventsOf(db, id)).map(({ kind, note, createdAt }) => dated({ kind, note, createdAt })),
    returns: returns.map(toReturn),
    invoice: await invoiceOfOrder(db, id),
    ...(await replacementsOf(db, id)),
    ...(await loadNotes({ db, working }, { orderId: id })),
    log: (await findEntries(db, mostEntries, { word: order.no })).map(toEntry),
    actions: {
      settleTransfer: may(status === 'pending', 'acceptTransfer'),
      queryPayments: may(!isPaid(order) && (await unpaidPayments(db, id)).length > 0, 'queryPayments'),
      pick: may(status === 'paid', 'changeBatches'),
      ship: may(isUnderway(order), 'shipOrder'),
      track: may(parcels.length > 0, 'trackParcel'),
      cancel: may(sellerMayCancel(order), 'cancelOrder'),
      shorten: may(isUnderway(order), 'shortenOrder'),
      replace: may(wasSent(order), 'replaceUnits'),
      settleReturn: toFlag(
        may(hasReturn('applied'), 'answerReturn') === 1 ||
          may(hasReturn('agreed'), 'receiveReturn') === 1 ||
          may(hasReturn('returning'), 'refundReturn') === 1,
      ),
    },
  };
};

/** The method of the payment that the buyer of an unpaid order has begun. */
const chosenMethod = async (db: Db, { id, status }: OrderRow) => {
  const begun = status === 'pending' ? await countingPayment(db, id) : null;
  return begun?.status === 'pending' ? begun.method : null;
};

const loadDebt = async (db: Db, orderId: number, now: Date): Promise<Detail['debt']> => {
  const debt = await openDebtOf(db, orderId, now);
  return debt && { ...debt, isOverdue: toFlag(debt.isOverdue) };
};

const loadParcels = async (db: Db, orderId: number): Promise<Detail['parcels']> => {
  const parcels = await parcelsOf(db, orderId);
  const lines = await linesOf(db, [orderId]);
  const batches = await parcelBatches(db, orderId);
  const points = await pointsOf(
    db,
    parcels.map(({ id }) => id),
  );
  return parcels.map((parcel) => ({
    ...dated(parcel),
    track: points
      .filter(({ shipmentId }) => shipmentId === parcel.id)
      .map(({ text, createdAt }) => dated({ text, createdAt })),
    lines: parcelLines(
      lines,
      batches.filter(({ shipmentId }) => shipmentId === parcel.id),
    ),
  }));
};

const dated = <Row extends { createdAt: Date }>(row: Row) => ({ ...row, createdAt: toSeconds(row.createdAt) });

const head = (order: OrderRow) => ({
  id: order.id,
  no: order.no,
  status: order.status,
  isPartlyShipped: toFlag(isPartlyShipped(order)),
  goodsAmount: order.goodsAmount,
  reductions: subtractMoney(addMoney(order.goodsAmount, order.shippingFee), order.total),
  shippingFee: order.shippingFee,
  total: order.total,
  paymentMethod: order.paymentMethod,
  invoiceKind: order.invoiceKind,
  delivery: order.delivery,
  remark: order.remark,
  needsSellerPapers: toFlag(order.needsSellerPapers),
  orderedBy: order.orderedBy,
  approvedBy: order.approvedBy,
  cancelReason: order.cancelReason,
  createdAt: toSeconds(order.createdAt),
  paidAt: toSecondsOrNull(order.paidAt),
  shippedAt: toSecondsOrNull(order.shippedAt),
});

/** Reports blocked lines while something can still ship. */
const loadDeskLines = async (db: Db, order: OrderRow, now: Date): Promise<Schemas['OrderLine'][]> => {
  const lines = await linesOf(db, [order.id]);
  const ids = lines.map(({ id }) => id);
  const batches = await batchesOf(db, ids);
  const returned = await returnedByLine(db, [order.id]);
  const replaced = await replacedByLine(db, [order.id]);
  const units = await unitsByLine(db, [order.id]);
  const storage = await storageOf(
    db,
    lines.map(({ goodsId }) => goodsId),
  );
  const unreported = await unreportedBatches(db, order.id);
  const leaves = unshippedStatuses.includes(order.status);
  const held = new Map((leaves ? await heldLines(db, order, now) : []).map(({ lineId, reason }) => [lineId, reason]));
  return lines.map((line) => ({
    id: line.id,
    goodsId: line.goodsId,
    name: line.name,
    spec: line.spec,
    maker: line.maker,
    approvalNo: line.approvalNo,
    unit: line.unit,
    storage: storage.get(line.goodsId) ?? '',
    isGift: toFlag(line.isGift),
    isFromActivityZone: toFlag(line.isFromActivityZone),
    needsPapers: toFlag(line.needsPapers),
    missingReports: unreported.get(line.id) ?? [],
    quantity: toQuantity(line.quantity),
    unitPrice: toUnitPrice(line.unitPrice),
    amount: line.amount,
    paid: line.paid,
    batches: batches.filter(({ orderLineId }) => orderLineId === line.id).map(toBatch),
    sent: toQuantity(units.get(line.id)?.sent ?? '0'),
    open: toQuantity(units.get(line.id)?.open ?? '0'),
    returned: toQuantity(returned.get(line.id)?.quantity ?? '0'),
    replaced: toQuantity(replaced.get(line.id) ?? '0'),
    refunded: addMoney(returned.get(line.id)?.refund ?? '0'),
    hold: held.get(line.id) ?? null,
  }));
};

type ReturnRow = Awaited<ReturnType<typeof returnsWithLines>>[number];

const toReturn = ({
  lines,
  createdAt,
  isShort,
  recallId: _,
  refundId: __,
  ...row
}: ReturnRow): Schemas['OrderReturn'] => ({
  ...row,
  isShort: toFlag(isShort),
  refund: addMoney(...lines.map(({ refund }) => refund)),
  lines: lines.map(({ lineId, name, spec, quantity, codes }) => ({
    lineId,
    name,
    spec,
    quantity: toQuantity(quantity),
    codes,
  })),
  createdAt: toSeconds(createdAt),
});
