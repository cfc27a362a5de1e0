import type { Schemas } from '../contract/index.ts';
import { talkEntryCodec } from './after-sales.ts';
import { listOf, type Model, recordOf } from './codec.ts';
import { flag } from './values.ts';

/** Advice, a complaint, a product problem, or something else. */
export type FeedbackKind = Schemas['FeedbackForm']['kind'];

/** A buyer's feedback ⇄ `Schemas['FeedbackForm']`. */
export const feedbackFormCodec = recordOf('FeedbackForm', {
  kind: 'kind',
  content: 'content',
  orderNo: 'order_no',
  /** Phone number for a call back. */
  phone: 'phone',
  pictures: 'pictures',
});

/** A buyer's feedback to the shop. */
export interface FeedbackForm extends Model<typeof feedbackFormCodec> {}

/** Feedback ⇄ `Schemas['Feedback']`. */
export const feedbackCodec = recordOf('Feedback', {
  id: 'id',
  kind: 'kind',
  orderNo: 'order_no',
  /** The shop wrote the last message. */
  isAnswered: ['is_answered', flag],
  /** Oldest first; the first is the feedback. */
  talk: ['talk', listOf(talkEntryCodec)],
});

/** Feedback with the conversation about it. */
export interface Feedback extends Model<typeof feedbackCodec> {}
