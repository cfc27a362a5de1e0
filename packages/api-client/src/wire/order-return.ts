import type { Schemas } from '../contract/index.ts';
import { listOf, type Model, recordOf } from './codec.ts';
import { orderLineCodec } from './order.ts';
import { serviceEventCodec } from './service-event.ts';

/** applied 申请中, agreed 已同意, refused 已拒绝, returning 待退款, refunded 已退款. */
export type ReturnStatus = Schemas['ReturnStatus'];

const returnEntryCodec = recordOf('ReturnEntry', {
  lineId: 'line_id',
  quantity: 'number',
});

/** A buyer's return request ⇄ the body of `requestReturn`. */
export const returnFormCodec = recordOf('ReturnForm', {
  lines: ['lines', listOf(returnEntryCodec)],
  reason: 'reason',
  description: 'describe',
  pictures: 'pictures',
  /** Returned boxes or cases, as scanned. */
  codes: 'codes',
});

/** A buyer's return request. */
export interface ReturnForm extends Model<typeof returnFormCodec> {}

const returnLineCodec = recordOf('ReturnLine', {
  line: ['line', orderLineCodec],
  quantity: 'number',
  refund: 'refund',
  /** Known trace codes of its boxes. */
  codes: 'codes',
});

/** The returned part of a line and its refund. */
export interface ReturnLine extends Model<typeof returnLineCodec> {}

/** A return ⇄ the data of `getReturn`. */
export const orderReturnCodec = recordOf('ReturnDetail', {
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
  /** Reason for the rejection. */
  answer: 'answer',
  /** Where to send the products, once agreed. */
  returnAddress: 'return_address',
  events: ['events', listOf(serviceEventCodec)],
  createdAt: 'created_at',
});

/** A return in detail. Times in Unix seconds. */
export interface OrderReturn extends Model<typeof orderReturnCodec> {}
