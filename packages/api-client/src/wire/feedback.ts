import type { Schemas } from '../contract/index.ts';
import { type TalkEntry, talkEntryCodec } from './after-sales.ts';
import { listOf, record } from './codec.ts';
import { flag } from './values.ts';

/** Advice, a complaint, a product problem, or something else. */
export type FeedbackKind = Schemas['FeedbackForm']['kind'];

/** A buyer's feedback to the shop. */
export interface FeedbackForm {
  kind: FeedbackKind;
  content: string;
  orderNo?: string;
  /** Phone number for a call back. */
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

/** Feedback with the conversation about it. */
export interface Feedback {
  id: number;
  kind: FeedbackKind;
  orderNo: string | null;
  /** The shop wrote the last message. */
  isAnswered: boolean;
  /** Oldest first; the first is the feedback. */
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
