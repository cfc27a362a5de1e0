import { chinaTime } from './china-calendar.ts';

/** Making an `Intl.DateTimeFormat` takes longer than drawing a card. */
const inChina = (unixSeconds: number) => chinaTime(new Date(unixSeconds * 1_000));

/** `2026-11-20`, in China's time, of Unix seconds. */
export const formatDay = (unixSeconds: number): string => inChina(unixSeconds).slice(0, 10);

/** `2026-11-20 21:05`, in China's time, of Unix seconds. */
export const formatMinute = (unixSeconds: number): string => inChina(unixSeconds).slice(0, 16).replace('T', ' ');
