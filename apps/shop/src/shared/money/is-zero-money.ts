/** Whether an amount such as `0.00` is zero. */
export const isZeroMoney = (amount: string): boolean => /^-?0*(\.0*)?$/.test(amount);
