import { formatDay, formatMinute } from '@yaoji/domain';

export { formatDay, formatMinute };

/** `2026`, in China's time, of Unix seconds. */
export const yearOf = (unixSeconds: number): number => Number(formatDay(unixSeconds).slice(0, 4));

/** `11/20`, in China's time, of Unix seconds. */
export const formatMonthDay = (unixSeconds: number): string => formatDay(unixSeconds).slice(5).replace('-', '/');

/** `2026-11-20 至 2026-12-20`, in China's time, of two times in Unix seconds. */
export const formatPeriod = (startsAt: number, endsAt: number): string =>
  `${formatDay(startsAt)} 至 ${formatDay(endsAt)}`;

/** `21:05`, in China's time, of Unix seconds. */
export const formatClock = (unixSeconds: number): string => formatMinute(unixSeconds).slice(11);
