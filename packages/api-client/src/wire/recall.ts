import type { Schemas } from '../contract/index.ts';
import { listOf, record } from './codec.ts';
import { flag } from './values.ts';

/** The buyer's units of a recalled batch in one order. Times in Unix seconds. */
export interface RecallLine {
  orderId: number;
  orderNo: string;
  shippedAt: number;
  quantity: string;
  returned: string;
}

/** A recall of a batch that the buyer received. */
export interface RecallNotice {
  id: number;
  goodsId: number;
  name: string;
  spec: string;
  maker: string;
  unit: string;
  batchNo: string;
  level: Schemas['RecallNotice']['level'];
  reason: string;
  instruction: string;
  /** Deadline for the answer. */
  dueOn: string;
  createdAt: number;
  isOver: boolean;
  lines: RecallLine[];
  received: string;
  returned: string;
  /** On their way back. */
  returning: string;
  /** Not sold or used, including units on their way back; null before the answer. */
  remaining: string | null;
  note: string;
  returnIds: number[];
}

/** A buyer's answer to a recall. */
export interface RecallAnswer {
  remaining: string;
  note?: string;
  /** Creates a return of the remaining units. */
  returns: boolean;
}

const recallLineCodec = record<Schemas['RecallLine'], RecallLine>({
  orderId: 'order_id',
  orderNo: 'order_no',
  shippedAt: 'shipped_at',
  quantity: 'number',
  returned: 'returned',
});

/** A recall ⇄ `Schemas['RecallNotice']`. */
export const recallNoticeCodec = record<Schemas['RecallNotice'], RecallNotice>({
  id: 'id',
  goodsId: 'goods_id',
  name: 'name',
  spec: 'ypgg',
  maker: 'sccj',
  unit: 'bzdw',
  batchNo: 'pihao',
  level: 'level',
  reason: 'reason',
  instruction: 'instruction',
  dueOn: 'due_on',
  createdAt: 'created_at',
  isOver: ['is_over', flag],
  lines: ['lines', listOf(recallLineCodec)],
  received: 'received',
  returned: 'returned',
  returning: 'returning',
  remaining: 'remaining',
  note: 'note',
  returnIds: 'returns',
});

/** A buyer's answer ⇄ the body of `answerRecall`. */
export const recallAnswerCodec = record<Schemas['RecallAnswer'], RecallAnswer>({
  remaining: 'remaining',
  note: 'note',
  returns: ['returns', flag],
});
