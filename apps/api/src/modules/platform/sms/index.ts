import { sendSms } from './send-sms.ts';

export { proveRecipient } from './prove-recipient.ts';
export { fieldOf, isAddress, readRecipient, recipientOf } from './recipient.ts';
export { latestSandboxSms } from './sandbox/sandbox-sms.repository.ts';
export { sendText } from './send-text.ts';
export { canSend } from './sms-provider.ts';
export { sweepSms } from './sweep-sms.ts';

export const smsHandlers = { sendSms };
