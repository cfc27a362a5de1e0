/** A moment as the contract writes it: Unix seconds. */
export const toSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

export const toSecondsOrNull = (moment: Date | null): number | null => moment && toSeconds(moment);

/** A quantity as the contract writes it: without the zeros that the database fills its decimals with. */
export const toQuantity = (value: string): string => (value.includes('.') ? value.replace(/\.?0+$/, '') : value);

/** A unit price as the contract writes it: two to four decimals. */
export const toUnitPrice = (value: string): string => {
  const [whole = '0', decimals = ''] = value.split('.');
  return `${whole}.${decimals.replace(/0+$/, '').padEnd(2, '0')}`;
};
