import type { OperationInput, Schemas } from '../contract/index.ts';
import { type PriceProof, priceProofCodec } from './cart.ts';
import { listOf, nullable, record } from './codec.ts';
import { type GoodsKind, type GoodsPicture, goodsKind, pictureCodec } from './goods.ts';
import type { Page } from './goods-list.ts';
import {
  type AfterSalesSummary,
  afterSalesSummaryCodec,
  type MissingReport,
  missingReportCodec,
  type OrderInvoice,
  orderInvoiceCodec,
  type ReturnableLine,
  type ReturnSummary,
  returnableLineCodec,
  returnSummaryCodec,
} from './order-services.ts';
import { type Payment, type PaymentMethod, paymentCodec } from './payment.ts';
import { type Reductions, reductionFields } from './reductions.ts';
import { type Slip, slipCodec } from './slip.ts';
import { flag } from './values.ts';

/** pending 待付款, paid 待发货, shipped 待收货, done 已完成, cancelled 已取消. */
export type OrderStatus = Schemas['OrderStatus'];

/** Units taken from one batch (O6). */
export interface LineBatch {
  batchNo: string;
  expiry: string | null;
  quantity: string;
  /** It is recalled. */
  isRecalled: boolean;
}

/** A line as it was sold. */
export interface OrderLine {
  id: number;
  goodsId: number;
  name: string;
  maker: string;
  spec: string;
  unit: string;
  approvalNo: string;
  pictures: GoodsPicture[];
  quantity: string;
  unitPrice: string;
  amount: string;
  /** Refund for the line. */
  paid: string;
  kind: GoodsKind;
  /** Whether part of it was added from an activity zone. */
  isFromActivityZone: boolean;
  vatRate: string | null;
  batches: LineBatch[];
  proof: PriceProof;
}

/** How an order's total is calculated. */
export interface OrderAmounts extends Reductions {
  goods: string;
  shippingFee: string;
  total: string;
}

/** The buyer's possible actions on an order. */
export interface OrderActions {
  pay: boolean;
  cancel: boolean;
  confirm: boolean;
  again: boolean;
  return: boolean;
  afterSales: boolean;
  invoice: boolean;
  papers: boolean;
}

/** An order in a list with its first lines. Times in Unix seconds. */
export interface OrderSummary {
  id: number;
  orderNo: string;
  status: OrderStatus;
  total: string;
  lineCount: number;
  pieceCount: string;
  lines: OrderLine[];
  receiver: string;
  paymentMethod: PaymentMethod | null;
  actions: OrderActions;
  createdAt: number;
  expiresAt: number | null;
}

export type OrderCounts = Schemas['OrderCounts'];

/** A page of orders with the counts of every status. */
export interface OrderPage extends Page<OrderSummary> {
  counts: OrderCounts;
}

/** An event of an order. */
export interface OrderEvent {
  kind: Schemas['OrderEvent']['kind'];
  note: string;
  createdAt: number;
}

export type OrderAddress = Schemas['OrderAddress'];

/** An order in detail. Times in Unix seconds. */
export interface Order {
  id: number;
  orderNo: string;
  status: OrderStatus;
  lines: OrderLine[];
  amounts: OrderAmounts;
  address: OrderAddress;
  delivery: string;
  deliveryName: string;
  invoiceKind: Schemas['InvoiceKind'];
  remark: string;
  cancelReason: string | null;
  payment: Payment | null;
  events: OrderEvent[];
  actions: OrderActions;
  /** The latest bank-transfer slip. */
  slip: Slip | null;
  /** Lines with units that can still be returned. */
  returnable: ReturnableLine[];
  /** Newest first. */
  returns: ReturnSummary[];
  /** Newest first. */
  afterSales: AfterSalesSummary[];
  invoice: OrderInvoice | null;
  /** Missing delivery papers (K7). */
  missingReports: MissingReport[];
  createdAt: number;
  paidAt: number | null;
  shippedAt: number | null;
  doneAt: number | null;
  cancelledAt: number | null;
  expiresAt: number | null;
  timestamp: number;
}

/** Filters and paging of the order list; days as YYYY-MM-DD, both included. */
export interface OrderFilters {
  page?: number;
  perPage?: number;
  status?: OrderStatus;
  /** Only orders that can be invoiced. */
  canInvoice?: boolean;
  keywords?: string;
  firstDay?: string;
  lastDay?: string;
}

const lineBatchCodec = record<Schemas['LineBatch'], LineBatch>({
  batchNo: 'pihao',
  expiry: 'yxq',
  quantity: 'number',
  isRecalled: ['is_recalled', flag],
});

export const orderLineCodec = record<Schemas['OrderLine'], OrderLine>({
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
  paid: 'paid',
  kind: ['goods_type', goodsKind],
  isFromActivityZone: ['is_yj', flag],
  vatRate: 'vat_rate',
  batches: ['goods_pihao', listOf(lineBatchCodec)],
  proof: ['proof', priceProofCodec],
});

const orderAmountsCodec = record<Schemas['OrderAmounts'], OrderAmounts>({
  goods: 'goods',
  ...reductionFields,
  shippingFee: 'shipping_fee',
  total: 'total',
});

const orderActionsCodec = record<Schemas['OrderActions'], OrderActions>({
  pay: ['pay', flag],
  cancel: ['cancel', flag],
  confirm: ['confirm', flag],
  again: ['again', flag],
  return: ['return', flag],
  afterSales: ['after_sales', flag],
  invoice: ['invoice', flag],
  papers: ['papers', flag],
});

export const orderSummaryCodec = record<Schemas['OrderShort'], OrderSummary>({
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
  createdAt: 'created_at',
  expiresAt: 'expires_at',
});

/** A page of orders ⇄ the data of `listOrders`. */
export const orderPageCodec = record<Schemas['OrderPage'], OrderPage>({
  list: ['list', listOf(orderSummaryCodec)],
  total: 'total',
  page: 'page',
  perPage: 'per_page',
  counts: 'counts',
});

const orderEventCodec = record<Schemas['OrderEvent'], OrderEvent>({
  kind: 'kind',
  note: 'note',
  createdAt: 'created_at',
});

/** An order ⇄ the data of `getOrder`, `cancelOrder` and `confirmOrder`. */
export const orderCodec = record<Schemas['OrderDetail'], Order>({
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
  cancelReason: 'cancel_reason',
  payment: ['payment', nullable(paymentCodec)],
  events: ['events', listOf(orderEventCodec)],
  actions: ['actions', orderActionsCodec],
  slip: ['slip', nullable(slipCodec)],
  returnable: ['returnable', listOf(returnableLineCodec)],
  returns: ['returns', listOf(returnSummaryCodec)],
  afterSales: ['after_sales', listOf(afterSalesSummaryCodec)],
  invoice: ['invoice', nullable(orderInvoiceCodec)],
  missingReports: ['missing_reports', listOf(missingReportCodec)],
  createdAt: 'created_at',
  paidAt: 'paid_at',
  shippedAt: 'shipped_at',
  doneAt: 'done_at',
  cancelledAt: 'cancelled_at',
  expiresAt: 'expires_at',
  timestamp: 'timestamp',
});

/** Filters ⇄ the query of `listOrders`. */
export const orderFiltersCodec = record<OperationInput<'listOrders'>['query'], OrderFilters>({
  page: 'page',
  perPage: 'per_page',
  status: 'status',
  canInvoice: ['invoice', flag],
  keywords: 'keywords',
  firstDay: 'start_time',
  lastDay: 'end_time',
});
