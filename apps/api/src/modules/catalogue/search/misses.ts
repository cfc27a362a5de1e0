import { addDays, chinaDay, isPhoneNumber } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { addMiss, deleteMissesBefore, frequentMisses } from './miss.repository.ts';

const longest = 40;
const storedDays = 366;

/** Normalises a search for counting. Null if it may identify a person: a phone number, identity card or e-mail. */
export const termOf = (keywords: string): string | null => {
  const term = keywords.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  const isOfPerson = isPhoneNumber(term.replaceAll(/[\s-]/g, '')) || /\d{15}|@/.test(term);
  return term === '' || [...term].length > longest || isOfPerson ? null : term;
};

/** Counts keywords that found nothing. */
export const countMiss = async (db: Executor, keywords: string, now: Date): Promise<void> => {
  const term = termOf(keywords);
  if (term !== null) await addMiss(db, chinaDay(now), term);
};

export { frequentMisses };

export const sweepMisses = (db: Executor, now: Date) => deleteMissesBefore(db, addDays(chinaDay(now), -storedDays));
