import type { Order, OrderActions, OrderLine, OrderSummary } from '@yaoji/api-client/wire';
import { addDecimals } from '@yaoji/domain';
import { toQuantity, toSeconds, toSecondsOrNull, toUnitPrice } from '#wire-values.ts';
import type { LineBatch } from '../line-batches.ts';
import type { eventsOf, OrderLineRow, OrderRow } from '../order.repository.ts';

type EventRow = Awaited<ReturnType<typeof eventsOf>>[number];
/** True if a batch of a product is recalled. */
type IsRecalled = (goodsId: number, batchNo: string) => boolean;
type Pictures = Map<number, { large: string; thumbnail: string }[]>;

const kinds = { normal: 'ordinary', seckill: 'seckill', combination: 'combination', swap: 'swap' } as const;

const kindOf = ({ isGift, kind, activityId }: OrderLineRow): OrderLine['kind'] => {
  if (isGift) return 'gift';
  return kind === 'normal' && activityId > 0 ? 'special' : kinds[kind];
};

export const toOrderLine = (
  row: OrderLineRow,
  batches: readonly LineBatch[],
  pictures: Pictures,
  isRecalled: IsRecalled,
): OrderLine => ({
  id: row.id,
  goodsId: row.goodsId,
  name: row.name,
  maker: row.maker,
  spec: row.spec,
  unit: row.unit,
  approvalNo: row.approvalNo,
  pictures: pictures.get(row.goodsId) ?? [],
  quantity: toQuantity(row.quantity),
  unitPrice: toUnitPrice(row.unitPrice),
  amount: row.amount,
  paid: row.paid,
  kind: kindOf(row),
  isFromActivityZone: row.isFromActivityZone,
  vatRate: String(row.vatRate),
  needsPapers: row.needsPapers,
  batches: batches
    .filter(({ orderLineId }) => orderLineId === row.id)
    .map(({ batchNo, expiry, quantity }) => ({
      batchNo,
      expiry,
      quantity: toQuantity(quantity),
      isRecalled: isRecalled(row.goodsId, batchNo),
    })),
  proof: row.proof,
});

const expiryOf = ({ status, expiresAt }: OrderRow) => (status === 'pending' ? toSeconds(expiresAt) : null);

/** An order with its first lines, for the list. */
export const toSummary = (
  row: OrderRow,
  lines: OrderLineRow[],
  shown: OrderLine[],
  actions: OrderActions,
  partlyShipped: OrderSummary['partlyShipped'],
): OrderSummary => ({
  id: row.id,
  orderNo: row.no,
  status: row.status,
  total: row.total,
  lineCount: lines.length,
  pieceCount: addDecimals(...lines.map(({ quantity }) => quantity)),
  lines: shown,
  receiver: row.address.receiver,
  paymentMethod: row.paymentMethod,
  actions,
  partlyShipped,
  createdAt: toSeconds(row.createdAt),
  expiresAt: expiryOf(row),
});

type Loaded = Pick<
  Order,
  | 'lines'
  | 'payment'
  | 'arrived'
  | 'debt'
  | 'replaces'
  | 'replacements'
  | 'deliveryName'
  | 'actions'
  | 'slip'
  | 'returnable'
  | 'returns'
  | 'afterSales'
  | 'invoice'
  | 'missingReports'
  | 'partlyShipped'
>;

/** An order with the data of its page. */
export const toOrder = (row: OrderRow, loaded: Loaded, events: EventRow[], now: Date): Order => ({
  ...loaded,
  id: row.id,
  orderNo: row.no,
  status: row.status,
  amounts: {
    goods: row.goodsAmount,
    reductions: row.reductions,
    shippingFee: row.shippingFee,
    total: row.total,
  },
  address: {
    receiver: row.address.receiver,
    phone: row.address.phone,
    region: row.address.region,
    detail: row.address.detail,
  },
  delivery: row.delivery,
  invoiceKind: row.invoiceKind,
  remark: row.remark,
  needsSellerPapers: row.needsSellerPapers,
  orderedBy: row.orderedBy,
  approvedBy: row.approvedBy,
  cancelReason: row.cancelReason,
  events: events.map(({ kind, note, createdAt }) => ({ kind, note, createdAt: toSeconds(createdAt) })),
  createdAt: toSeconds(row.createdAt),
  paidAt: toSecondsOrNull(row.paidAt),
  shippedAt: toSecondsOrNull(row.shippedAt),
  doneAt: toSecondsOrNull(row.doneAt),
  cancelledAt: toSecondsOrNull(row.cancelledAt),
  expiresAt: expiryOf(row),
  timestamp: toSeconds(now),
});
