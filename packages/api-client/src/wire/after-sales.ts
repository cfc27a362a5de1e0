import type { Schemas } from '../contract/index.ts';
import { listOf, type Model, recordOf } from './codec.ts';
import { orderLineCodec } from './order.ts';
import { serviceEventCodec } from './service-event.ts';

/** quality 质量问题, shortage 少发错发, papers 资料问题, invoice 发票问题, delivery 物流问题, other 其他. */
export type AfterSalesKind = Schemas['AfterSalesKind'];

/** pending 待处理, working 处理中, solved 已解决. */
export type AfterSalesStatus = Schemas['AfterSalesStatus'];

/** A buyer's request ⇄ the body of `requestAfterSales`. */
export const afterSalesFormCodec = recordOf('AfterSalesForm', {
  kind: 'kind',
  description: 'describe',
  /** Affected lines of the order. */
  lineIds: 'line_ids',
  pictures: 'pictures',
  phone: 'phone',
});

/** A buyer's request for after-sales service. */
export interface AfterSalesForm extends Model<typeof afterSalesFormCodec> {}

/** A message ⇄ `Schemas['TalkEntry']`. */
export const talkEntryCodec = recordOf('TalkEntry', {
  from: 'from',
  text: 'text',
  pictures: 'pictures',
  /** Unix seconds. */
  createdAt: 'created_at',
});

/** A message about an after-sales request. */
export interface TalkEntry extends Model<typeof talkEntryCodec> {}

/** An after-sales request ⇄ the data of `getAfterSales`. */
export const afterSalesCodec = recordOf('AfterSalesDetail', {
  id: 'id',
  orderId: 'order_id',
  orderNo: 'order_no',
  kind: 'kind',
  status: 'status',
  description: 'describe',
  lines: ['lines', listOf(orderLineCodec)],
  pictures: 'pictures',
  phone: 'phone',
  /** Oldest first. */
  talk: ['talk', listOf(talkEntryCodec)],
  result: 'result',
  events: ['events', listOf(serviceEventCodec)],
  createdAt: 'created_at',
});

/** An after-sales request in detail. Times in Unix seconds. */
export interface AfterSales extends Model<typeof afterSalesCodec> {}
