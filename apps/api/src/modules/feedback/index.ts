import { listFeedback, replyToFeedback } from './feedback-talk.ts';
import { sendFeedback } from './send-feedback.ts';

export { feedbackCommands } from './feedback-commands.ts';

export const feedbackHandlers = { listFeedback, replyToFeedback, sendFeedback };
