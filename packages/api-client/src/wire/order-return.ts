import type { Schemas } from '../contract/index.ts';
import { listOf, record } from './codec.ts';
import { type OrderLine, orderLineCodec } from './order.ts';
import { type ServiceEvent, serviceEventCodec } from './service-event.ts';

/** applied 申请中, agreed 已同意, refused 已拒绝, returning 待退款, refunded 已退款. */
export type ReturnStatus = Schemas['ReturnStatus'];

/** A buyer's return request. */
export interface ReturnForm {
  lines: { lineId: number; quantity: string }[];
  reason: string;
  description?: string;
  pictures?: string[];
  /** Returned boxes or cases, as scanned. */
  codes?: string[];
}

/** The returned part of a line and its refund. */
export interface ReturnLine {
  line: OrderLine;
  quantity: string;
  refund: string;
  /** Known trace codes of its boxes. */
  codes: string[];
}

/** A return in detail. Times in Unix seconds. */
export interface OrderReturn {
  id: number;
  orderId: number;
  orderNo: string;
  status: ReturnStatus;
  lines: ReturnLine[];
  reason: string;
  description: string;
  pictures: string[];
  refund: string;
  refundTo: Schemas['ReturnDetail']['refund_to'];
  /** Reason for the rejection. */
  answer: string | null;
  /** Where to send the products, once agreed. */
  returnAddress: string | null;
  events: ServiceEvent[];
  createdAt: number;
}

const returnEntryCodec = record<Schemas['ReturnEntry'], ReturnForm['lines'][number]>({
  lineId: 'line_id',
  quantity: 'number',
});

/** A buyer's return request ⇄ the body of `requestReturn`. */
export const returnFormCodec = record<Schemas['ReturnForm'], ReturnForm>({
  lines: ['lines', listOf(returnEntryCodec)],
  reason: 'reason',
  description: 'describe',
  pictures: 'pictures',
  codes: 'codes',
});

const returnLineCodec = record<Schemas['ReturnLine'], ReturnLine>({
  line: ['line', orderLineCodec],
  quantity: 'number',
  refund: 'refund',
  codes: 'codes',
});

/** A return ⇄ the data of `getReturn`. */
export const orderReturnCodec = record<Schemas['ReturnDetail'], OrderReturn>({
  id: 'id',
  orderId: 'order_id',
  orderNo: 'order_no',
  status: 'status',
  lines: ['lines', listOf(returnLineCodec)],
  reason: 'reason',
  description: 'describe',
  pictures: 'pictures',
  refund: 'refund',
  refundTo: 'refund_to',
  answer: 'answer',
  returnAddress: 'return_address',
  events: ['events', listOf(serviceEventCodec)],
  createdAt: 'created_at',
});
