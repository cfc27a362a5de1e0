import { createHash } from 'node:crypto';

/** A time on the wire: Unix seconds. */
export const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export const toSecondsOrNull = (date: Date | null): number | null => date && toSeconds(date);

/** A quantity on the wire: without the database's trailing zeros. */
export const toQuantity = (value: string): string => {
  // A fast path for integers, nearly all quantities.
  if (value.endsWith('.000')) return value.slice(0, -4);
  return value.includes('.') ? value.replace(/\.?0{1,9}$/, '') : value;
};

/** A unit price on the wire: two to four decimals. */
export const toUnitPrice = (value: string): string => {
  const point = value.indexOf('.');
  if (point === -1) return `${value}.00`;
  let end = value.length;
  while (end > point + 3 && value[end - 1] === '0') end -= 1;
  return value.slice(0, end).padEnd(point + 3, '0');
};

/** A flag on the wire. */
export const toFlag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** A text that changes with any of the values: an edit sends back the one that it is based on. */
export const versionOf = (values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);
