import { addDays, chinaDay } from '@yaoji/domain';

const nearDays = 180;

/** The last expiry date that counts as near: cards show it, and the filter uses it. */
export const lastNearExpiry = (now: Date): string => addDays(chinaDay(now), nearDays);
