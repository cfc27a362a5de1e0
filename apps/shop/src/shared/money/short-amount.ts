import { formatMoney } from '@yaoji/ui';

/** `2000.00` is 2000. */
export const shortAmount = (amount: string) => amount.replace(/\.00$/, '');

/** `2000.00` is ¥2,000. */
export const shortMoney = (amount: string) => formatMoney(shortAmount(amount));
