import { chinaTime } from './china-calendar.ts';

/** Creating an `Intl.DateTimeFormat` takes longer than rendering a card. */
const inChina = (unixSeconds: number) => chinaTime(new Date(unixSeconds * 1_000));

/** `2026-11-20` of Unix seconds, in China's time. */
export const formatDay = (unixSeconds: number): string => inChina(unixSeconds).slice(0, 10);

/** `2026-11-20 21:05` of Unix seconds, in China's time. */
export const formatMinute = (unixSeconds: number): string => inChina(unixSeconds).slice(0, 16).replace('T', ' ');
