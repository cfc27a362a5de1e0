import { listSecurityEvents } from './list-security-events.ts';

export { deviceName, shortenedAddress } from './origin-words.ts';
export { type EventSource, recordEvent, sweepSecurityLog } from './record-event.ts';

export const securityLogHandlers = { listSecurityEvents };
