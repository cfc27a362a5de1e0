import { listOf, type Model, recordOf } from './codec.ts';
import { flag } from './values.ts';

const recallLineCodec = recordOf('RecallLine', {
  orderId: 'order_id',
  orderNo: 'order_no',
  shippedAt: 'shipped_at',
  quantity: 'number',
  returned: 'returned',
});

/** The buyer's units of a recalled batch in one order. Times in Unix seconds. */
export interface RecallLine extends Model<typeof recallLineCodec> {}

/** A recall ⇄ `Schemas['RecallNotice']`. */
export const recallNoticeCodec = recordOf('RecallNotice', {
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
  /** Deadline for the answer. */
  dueOn: 'due_on',
  createdAt: 'created_at',
  isOver: ['is_over', flag],
  lines: ['lines', listOf(recallLineCodec)],
  received: 'received',
  returned: 'returned',
  /** On their way back. */
  returning: 'returning',
  /** Not sold or used, including units on their way back; null before the answer. */
  remaining: 'remaining',
  note: 'note',
  returnIds: 'returns',
});

/** A recall of a batch that the buyer received. */
export interface RecallNotice extends Model<typeof recallNoticeCodec> {}

/** A buyer's answer ⇄ the body of `answerRecall`. */
export const recallAnswerCodec = recordOf('RecallAnswer', {
  remaining: 'remaining',
  note: 'note',
  /** Creates a return of the remaining units. */
  returns: ['returns', flag],
});

/** A buyer's answer to a recall. */
export interface RecallAnswer extends Model<typeof recallAnswerCodec> {}
