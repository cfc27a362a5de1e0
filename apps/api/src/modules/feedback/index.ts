import { sendFeedback } from './send-feedback.ts';

export { feedbackCommands } from './feedback-commands.ts';

export const feedbackHandlers = { sendFeedback };
