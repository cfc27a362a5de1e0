import { listFeedback, replyToFeedback } from './feedback-talk.ts';
import { sendFeedback } from './send-feedback.ts';

export { answerFeedback } from './answer-feedback.ts';
export { waitingFeedback } from './feedback.repository.ts';
export { talkOf } from './feedback-talk.ts';

export const feedbackHandlers = { listFeedback, replyToFeedback, sendFeedback };
