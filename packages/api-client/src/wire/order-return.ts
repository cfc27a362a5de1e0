import type { Schemas } from '../contract/index.ts';
import { listOf, record } from './codec.ts';
import { type OrderLine, orderLineCodec } from './order.ts';
import { type ServiceEvent, serviceEventCodec } from './service-event.ts';

/** applied 申请中, agreed 已同意, refused 已拒绝, returning 退货中, refunded 已退款. */
export type ReturnStatus = Schemas['ReturnStatus'];

/** What a buyer fills in to return something of an order. */
export interface ReturnForm {
  lines: { lineId: number; quantity: string }[];
  reason: string;
  description?: string;
  pictures?: string[];
  /** Boxes or cases that come back, as scanned. */
  codes?: string[];
}

/** What goes back of one line, and the money it gives back. */
export interface ReturnLine {
  line: OrderLine;
  quantity: string;
  refund: string;
  /** Trace codes of its boxes, as far as they are known. */
  codes: string[];
}

/** A return in full. Times in Unix seconds. */
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
  /** Why it was refused. */
  answer: string | null;
  /** Where the goods go, once agreed. */
  returnAddress: string | null;
  events: ServiceEvent[];
  createdAt: number;
}

const returnEntryCodec = record<Schemas['ReturnEntry'], ReturnForm['lines'][number]>({
  lineId: 'line_id',
  quantity: 'number',
});

/** What a buyer fills in ⇄ the body of `requestReturn`. */
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
