import { addDays, chinaDay, isPhoneNumber } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { addMiss, deleteMissesBefore, frequentMisses, missesAmong } from './miss.repository.ts';

const longest = 40;
const storedDays = 366;
const recentDays = 7;

/** Normalises a keyword for counting. Null if it may identify a person: a phone number, identity card or e-mail. */
const termOf = (keywords: string): string | null => {
  const term = keywords.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  const isOfPerson = isPhoneNumber(term.replaceAll(/[\s-]/g, '')) || /\d{15}|@/.test(term);
  return term === '' || [...term].length > longest || isOfPerson ? null : term;
};

/** Counts keywords that found nothing. */
export const countMiss = async (db: Executor, keywords: string, now: Date): Promise<void> => {
  const term = termOf(keywords);
  if (term !== null) await addMiss(db, chinaDay(now), term);
};

/** The searches that name no person and have found something lately. */
export const withoutMisses = async (db: Executor, searches: readonly string[], now: Date): Promise<string[]> => {
  const terms = [...new Set(searches.flatMap((keywords) => termOf(keywords) ?? []))];
  const missed = await missesAmong(db, terms, addDays(chinaDay(now), -recentDays));
  return terms.filter((term) => !missed.has(term));
};

export { frequentMisses };

export const sweepMisses = (db: Executor, now: Date) => deleteMissesBefore(db, addDays(chinaDay(now), -storedDays));
