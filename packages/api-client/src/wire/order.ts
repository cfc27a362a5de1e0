import type { Schemas } from '../contract/index.ts';
import { priceProofCodec } from './cart.ts';
import { listOf, type Model, nullable, queryOf, recordOf } from './codec.ts';
import { creditDebtCodec } from './credit.ts';
import { goodsKind, pictureCodec } from './goods.ts';
import {
  afterSalesSummaryCodec,
  missingReportCodec,
  orderInvoiceCodec,
  orderReferenceCodec,
  returnableLineCodec,
  returnSummaryCodec,
} from './order-services.ts';
import { arrivedMoneyCodec, paymentCodec } from './payment.ts';
import { slipCodec } from './slip.ts';
import { flag } from './values.ts';

/** pending 待付款, paid 待发货, shipped 待收货, done 已完成, cancelled 已取消. */
export type OrderStatus = Schemas['OrderStatus'];

export type OrderCounts = Schemas['OrderCounts'];

export type OrderAddress = Schemas['OrderAddress'];

const lineBatchCodec = recordOf('LineBatch', {
  batchNo: 'pihao',
  expiry: 'yxq',
  quantity: 'number',
  isRecalled: ['is_recalled', flag],
});

/** Units taken from one batch (O6). */
export interface LineBatch extends Model<typeof lineBatchCodec> {}

export const orderLineCodec = recordOf('OrderLine', {
  id: 'id',
  goodsId: 'goods_id',
  name: 'name',
  maker: 'sccj',
  spec: 'ypgg',
  unit: 'bzdw',
  approvalNo: 'approval_no',
  pictures: ['goods_image', listOf(pictureCodec)],
  quantity: 'number',
  unitPrice: 'price',
  amount: 'amount',
  /** Refund for the line. */
  paid: 'paid',
  kind: ['goods_type', goodsKind],
  /** Whether part of it was added from an activity zone. */
  isFromActivityZone: ['is_yj', flag],
  vatRate: 'vat_rate',
  /** The product's first-business papers (首营资料) go with it. */
  needsPapers: ['needs_papers', flag],
  batches: ['goods_pihao', listOf(lineBatchCodec)],
  proof: ['proof', priceProofCodec],
});

/** A line as it was sold. */
export interface OrderLine extends Model<typeof orderLineCodec> {}

const orderAmountsCodec = recordOf('OrderAmounts', {
  goods: 'goods',
  reductions: 'reductions',
  shippingFee: 'shipping_fee',
  total: 'total',
});

/** How an order's total is calculated. */
export interface OrderAmounts extends Model<typeof orderAmountsCodec> {}

const orderActionsCodec = recordOf('OrderActions', {
  pay: ['pay', flag],
  cancel: ['cancel', flag],
  confirm: ['confirm', flag],
  again: ['again', flag],
  return: ['return', flag],
  afterSales: ['after_sales', flag],
  invoice: ['invoice', flag],
  papers: ['papers', flag],
});

/** The buyer's possible actions on an order. */
export interface OrderActions extends Model<typeof orderActionsCodec> {}

export const orderSummaryCodec = recordOf('OrderShort', {
  id: 'id',
  orderNo: 'order_no',
  status: 'status',
  total: 'total',
  lineCount: 'line_count',
  pieceCount: 'piece_count',
  lines: ['lines', listOf(orderLineCodec)],
  receiver: 'receiver',
  paymentMethod: 'payment_method',
  actions: ['actions', orderActionsCodec],
  /** Of a partly shipped order: lines of which some has left, and of which some is still to. */
  partlyShipped: 'partly_shipped',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
});

/** An order in a list with its first lines. Times in Unix seconds. */
export interface OrderSummary extends Model<typeof orderSummaryCodec> {}

export const orderMonthCodec = recordOf('OrderMonth', {
  month: 'month',
  orderCount: 'order_count',
  total: 'total',
});

/** A page of orders ⇄ the data of `listOrders`. */
export const orderPageCodec = recordOf('OrderPage', {
  list: ['list', listOf(orderSummaryCodec)],
  total: 'total',
  page: 'page',
  perPage: 'per_page',
  counts: 'counts',
  /** Of the months on the page: the orders that the filters let through, without cancelled ones. */
  months: ['months', listOf(orderMonthCodec)],
});

/** A page of orders with the counts of every status. */
export interface OrderPage extends Model<typeof orderPageCodec> {}

const orderEventCodec = recordOf('OrderEvent', {
  kind: 'kind',
  note: 'note',
  createdAt: 'created_at',
});

export interface OrderEvent extends Model<typeof orderEventCodec> {}

/** An order ⇄ the data of `getOrder`, `cancelOrder` and `confirmOrder`. */
export const orderCodec = recordOf('OrderDetail', {
  id: 'id',
  orderNo: 'order_no',
  status: 'status',
  lines: ['lines', listOf(orderLineCodec)],
  amounts: ['amounts', orderAmountsCodec],
  address: 'address',
  delivery: 'delivery',
  deliveryName: 'delivery_name',
  invoiceKind: 'invoice_kind',
  remark: 'remark',
  /** The seller's first-business papers go with it. */
  needsSellerPapers: ['needs_seller_papers', flag],
  /** Empty: the account itself. */
  orderedBy: 'ordered_by',
  /** Empty if it needed no approval. */
  approvedBy: 'approved_by',
  cancelReason: 'cancel_reason',
  payment: ['payment', nullable(paymentCodec)],
  /** Transfers for a waiting order that came into the balance. */
  arrived: ['arrived', nullable(arrivedMoneyCodec)],
  /** Of an order on account, until it is paid in full. */
  debt: ['debt', nullable(creditDebtCodec)],
  /** The order whose units it sends again, free of charge. */
  replaces: ['replaces', nullable(orderReferenceCodec)],
  /** Orders that send its units again, the oldest first. */
  replacements: ['replacements', listOf(orderReferenceCodec)],
  events: ['events', listOf(orderEventCodec)],
  actions: ['actions', orderActionsCodec],
  partlyShipped: 'partly_shipped',
  /** The latest bank-transfer slip. */
  slip: ['slip', nullable(slipCodec)],
  /** Lines with units that can still be returned. */
  returnable: ['returnable', listOf(returnableLineCodec)],
  /** Newest first. */
  returns: ['returns', listOf(returnSummaryCodec)],
  /** Newest first. */
  afterSales: ['after_sales', listOf(afterSalesSummaryCodec)],
  invoice: ['invoice', nullable(orderInvoiceCodec)],
  /** Missing delivery papers (K7). */
  missingReports: ['missing_reports', listOf(missingReportCodec)],
  createdAt: 'created_at',
  paidAt: 'paid_at',
  shippedAt: 'shipped_at',
  doneAt: 'done_at',
  cancelledAt: 'cancelled_at',
  expiresAt: 'expires_at',
  timestamp: 'timestamp',
});

/** An order in detail. Times in Unix seconds. */
export interface Order extends Model<typeof orderCodec> {}

/** Filters ⇄ the query of `listOrders`. */
export const orderFiltersCodec = queryOf('listOrders', {
  page: 'page',
  perPage: 'per_page',
  status: 'status',
  /** Only orders that can be invoiced. */
  canInvoice: ['invoice', flag],
  keywords: 'keywords',
  firstDay: 'start_time',
  lastDay: 'end_time',
});

/** Filters and paging of the order list; days as YYYY-MM-DD, both included. */
export interface OrderFilters extends Model<typeof orderFiltersCodec> {}
