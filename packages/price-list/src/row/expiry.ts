import { addDays } from '@yaoji/domain';
import { ListError } from '../problem.ts';

const patterns = [
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/,
  /^(\d{4})(\d{2})(\d{2})$/,
  /^(\d{4})[-/.年](\d{1,2})月?$/,
  /^(\d{4})(\d{2})$/,
];

/** Spreadsheets count days from the end of 1899; these are the days of 2000 to 2119. */
const fromSerial = (text: string): string | null => {
  const serial = Number(text);
  if (!/^\d{5}(\.\d+)?$/.test(text) || serial < 36526 || serial > 80000) return null;
  return addDays('1899-12-30', Math.floor(serial));
};

/**
 * An expiry as YYYY-MM-DD. A month without a day means its last day. Throws a `ListError` for invalid dates, and for
 * 2028.1, which is January, or October with its 0 dropped by a spreadsheet.
 */
export const parseExpiry = (text: string): string => {
  const clean = text.normalize('NFKC').trim();
  if (/^\d{4}\.1$/.test(clean)) throw new ListError('unclearMonth', { field: 'expiry', cell: text });
  const serial = fromSerial(clean);
  if (serial) return serial;
  for (const pattern of patterns) {
    const match = pattern.exec(clean);
    if (!match) continue;
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)];
    const date = new Date(day === 0 ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, day));
    const real = date.getUTCMonth() === month - 1 && year >= 1990 && year <= 2100;
    if (real) return date.toISOString().slice(0, 10);
  }
  throw new ListError('noDate', { field: 'expiry', cell: text });
};
