import type { Schemas } from '../contract/index.ts';
import { listOf, record } from './codec.ts';
import { type OrderLine, orderLineCodec } from './order.ts';
import { type ServiceEvent, serviceEventCodec } from './service-event.ts';

/** quality 质量问题, shortage 少发错发, papers 资料问题, invoice 发票问题, delivery 物流问题, other 其他. */
export type AfterSalesKind = Schemas['AfterSalesKind'];

/** pending 待处理, working 处理中, solved 已解决. */
export type AfterSalesStatus = Schemas['AfterSalesStatus'];

/** A buyer's request for after-sales service. */
export interface AfterSalesForm {
  kind: AfterSalesKind;
  description: string;
  /** Affected lines of the order. */
  lineIds?: number[];
  pictures?: string[];
  phone: string;
}

/** A message about an after-sales request. */
export interface TalkEntry {
  from: Schemas['TalkEntry']['from'];
  text: string;
  pictures: string[];
  /** Unix seconds. */
  createdAt: number;
}

/** An after-sales request in detail. Times in Unix seconds. */
export interface AfterSales {
  id: number;
  orderId: number;
  orderNo: string;
  kind: AfterSalesKind;
  status: AfterSalesStatus;
  description: string;
  lines: OrderLine[];
  pictures: string[];
  phone: string;
  /** Oldest first. */
  talk: TalkEntry[];
  result: string | null;
  events: ServiceEvent[];
  createdAt: number;
}

/** A buyer's request ⇄ the body of `requestAfterSales`. */
export const afterSalesFormCodec = record<Schemas['AfterSalesForm'], AfterSalesForm>({
  kind: 'kind',
  description: 'describe',
  lineIds: 'line_ids',
  pictures: 'pictures',
  phone: 'phone',
});

/** A message ⇄ `Schemas['TalkEntry']`. */
export const talkEntryCodec = record<Schemas['TalkEntry'], TalkEntry>({
  from: 'from',
  text: 'text',
  pictures: 'pictures',
  createdAt: 'created_at',
});

/** An after-sales request ⇄ the data of `getAfterSales`. */
export const afterSalesCodec = record<Schemas['AfterSalesDetail'], AfterSales>({
  id: 'id',
  orderId: 'order_id',
  orderNo: 'order_no',
  kind: 'kind',
  status: 'status',
  description: 'describe',
  lines: ['lines', listOf(orderLineCodec)],
  pictures: 'pictures',
  phone: 'phone',
  talk: ['talk', listOf(talkEntryCodec)],
  result: 'result',
  events: ['events', listOf(serviceEventCodec)],
  createdAt: 'created_at',
});
