import { addDays, chinaDay, isPhoneNumber } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { addMiss, deleteMissesBefore, frequentMisses } from './miss.repository.ts';

const longest = 40;
const storedDays = 366;

/** Counts what was typed and found nothing. What may name a person is not stored: phones, identity cards, mail addresses. */
export const countMiss = async (db: Executor, keywords: string, now: Date): Promise<void> => {
  const term = keywords.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  const isOfPerson = isPhoneNumber(term.replaceAll(/[\s-]/g, '')) || /\d{15}|@/.test(term);
  if (term === '' || [...term].length > longest || isOfPerson) return;
  await addMiss(db, chinaDay(now), term);
};

export { frequentMisses };

export const sweepMisses = (db: Executor, now: Date) => deleteMissesBefore(db, addDays(chinaDay(now), -storedDays));
