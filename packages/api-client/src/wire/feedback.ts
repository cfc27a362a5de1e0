import type { Schemas } from '../contract/index.ts';
import { record } from './codec.ts';

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
