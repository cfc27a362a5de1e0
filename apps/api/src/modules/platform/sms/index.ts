export { deliver } from './deliver.ts';
export { canReach, fieldOf, isAddress, readRecipient, recipientOf } from './recipient.ts';
export { latestSandboxSms, sweepSandboxSms } from './sandbox/sandbox-sms.repository.ts';
export { sendText } from './send-text.ts';
export { canSend } from './sms-provider.ts';
