import type { Schemas } from '../contract/index.ts';
import { type TalkEntry, talkEntryCodec } from './after-sales.ts';
import { listOf, record } from './codec.ts';
import { flag } from './values.ts';

/** Advice, a complaint, a problem with goods, or something else. */
export type FeedbackKind = Schemas['FeedbackForm']['kind'];

/** A buyer's feedback to the shop. */
export interface FeedbackForm {
  kind: FeedbackKind;
  content: string;
  orderNo?: string;
  /** Where to call back. */
  phone?: string;
  pictures?: string[];
}

/** A buyer's feedback ⇄ `Schemas['FeedbackForm']`. */
export const feedbackFormCodec = record<Schemas['FeedbackForm'], FeedbackForm>({
  kind: 'kind',
  content: 'content',
  orderNo: 'order_no',
  phone: 'phone',
  pictures: 'pictures',
});

/** Feedback of the buyer, with what was said about it. */
export interface Feedback {
  id: number;
  kind: FeedbackKind;
  orderNo: string | null;
  /** The last word is the shop's. */
  isAnswered: boolean;
  /** Oldest first; begins with the feedback. */
  talk: TalkEntry[];
}

/** Feedback ⇄ `Schemas['Feedback']`. */
export const feedbackCodec = record<Schemas['Feedback'], Feedback>({
  id: 'id',
  kind: 'kind',
  orderNo: 'order_no',
  isAnswered: ['is_answered', flag],
  talk: ['talk', listOf(talkEntryCodec)],
});
