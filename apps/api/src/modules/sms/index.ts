import { sendSms } from './send-sms.ts';

export { provePhone } from './prove-phone.ts';
export { latestSandboxSms } from './sandbox/sandbox-sms.repository.ts';
export { sendText } from './send-text.ts';
export { canSend } from './sms-provider.ts';
export { sweepSms } from './sweep-sms.ts';

export const smsHandlers = { sendSms };
