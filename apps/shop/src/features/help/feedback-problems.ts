import type { FeedbackForm, FeedbackKind } from '@yaoji/api-client/wire';
import { normalizeText, phoneProblem } from '@yaoji/domain';

export type FeedbackDraft = {
  readonly kind: FeedbackKind;
  readonly content: string;
  readonly orderNo: string;
  readonly phone: string;
  readonly pictures: readonly string[];
};

/** Keyed by the server's names. */
type FeedbackProblems = Partial<Record<'content' | 'order_no' | 'phone' | 'pictures', string | undefined>>;

const shortest = 5;

/** Problems of feedback before it is sent (V1, V2, V6). */
export function feedbackProblems({ content, phone }: FeedbackDraft): FeedbackProblems {
  const number = normalizeText(phone);
  return {
    ...([...content.trim()].length < shortest ? { content: `请至少写${shortest}个字` } : {}),
    ...(number !== '' && { phone: phoneProblem(number) }),
  };
}

/** The feedback to send, without empty fields. */
export function toFeedback({ kind, content, orderNo, phone, pictures }: FeedbackDraft): FeedbackForm {
  const order = normalizeText(orderNo);
  const number = normalizeText(phone);
  return {
    kind,
    content: content.trim(),
    ...(order ? { orderNo: order } : {}),
    ...(number ? { phone: number } : {}),
    ...(pictures.length > 0 ? { pictures: [...pictures] } : {}),
  };
}
