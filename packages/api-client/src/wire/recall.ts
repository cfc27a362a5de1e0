import type { Schemas } from '../contract/index.ts';
import { listOf, record } from './codec.ts';
import { flag } from './values.ts';

/** What the buyer received of a recalled batch in one order. Times in Unix seconds. */
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
  /** By when to answer. */
  dueOn: string;
  createdAt: number;
  isOver: boolean;
  lines: RecallLine[];
  received: string;
  returned: string;
  /** On their way back. */
  returning: string;
  /** Not sold or used, with those on their way back; null: not answered yet. */
  remaining: string | null;
  note: string;
  returnIds: number[];
}

/** What a buyer says of it. */
export interface RecallAnswer {
  remaining: string;
  note?: string;
  /** Makes a return of what remains. */
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

/** What a buyer says ⇄ the body of `answerRecall`. */
export const recallAnswerCodec = record<Schemas['RecallAnswer'], RecallAnswer>({
  remaining: 'remaining',
  note: 'note',
  returns: ['returns', flag],
});
