import { addDays, chinaDay } from '@yaoji/domain';

const nearDays = 180;

/** Goods that expire on this day or before it are near their expiry: their card says so, and the filter finds them. */
export const lastNearExpiry = (now: Date): string => addDays(chinaDay(now), nearDays);
