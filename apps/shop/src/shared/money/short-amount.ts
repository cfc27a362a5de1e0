/** `2000.00` is 2000. */
export const shortAmount = (amount: string) => amount.replace(/\.00$/, '');
