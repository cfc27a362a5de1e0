import { sendSms } from './send-sms.ts';

export { proveRecipient } from './prove-recipient.ts';
export { sweepCodes } from './sms-code.repository.ts';

export const verificationCodeHandlers = { sendSms };
