import { chinaDay } from '@yaoji/domain';

/** The day in China and the order's id: 202603050001234. */
export const orderNumber = (id: number, now: Date): string =>
  `${chinaDay(now).replaceAll('-', '')}${String(id).padStart(7, '0')}`;
