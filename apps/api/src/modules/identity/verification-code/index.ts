import { sendSms } from './send-sms.ts';

export { sweepCodes } from './sms-code.repository.ts';
export { verifyRecipient } from './verify-recipient.ts';

export const verificationCodeHandlers = { sendSms };
