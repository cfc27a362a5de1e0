import { chinaDay } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { nextNumber } from './invoice.repository.ts';

const digits = 20;

/**
 * 20 digits: the year, the region of the seller's tax office (digits 3 and 4 of its credit code), the channel, and a
 * count without gaps.
 */
export const invoiceNumber = async (tx: Executor, sellerTaxNo: string, now: Date): Promise<string> => {
  const prefix = `${chinaDay(now).slice(2, 4)}${sellerTaxNo.slice(2, 4)}2`;
  return prefix + String(await nextNumber(tx, prefix)).padStart(digits - prefix.length, '0');
};
