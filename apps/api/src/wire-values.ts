import { createHash } from 'node:crypto';

/** A moment as the contract writes it: Unix seconds. */
export const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export const toSecondsOrNull = (date: Date | null): number | null => date && toSeconds(date);

/** A quantity as the contract writes it: without the zeros that the database fills its decimals with. */
export const toQuantity = (value: string): string => {
  // Whole numbers, nearly all there are, take no search.
  if (value.endsWith('.000')) return value.slice(0, -4);
  return value.includes('.') ? value.replace(/\.?0+$/, '') : value;
};

/** A unit price as the contract writes it: two to four decimals. */
export const toUnitPrice = (value: string): string => {
  const point = value.indexOf('.');
  if (point === -1) return `${value}.00`;
  let end = value.length;
  while (end > point + 3 && value[end - 1] === '0') end -= 1;
  return value.slice(0, end).padEnd(point + 3, '0');
};

/** A flag as the wire has it. */
export const toFlag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** A text that changes whenever one of the values does: who changes them sends back the one they have seen. */
export const versionOf = (values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);
