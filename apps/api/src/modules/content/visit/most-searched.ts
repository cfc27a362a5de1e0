import type { Executor } from '#db/database.ts';
import { weekMs } from '#durations.ts';
import { termOf } from '#modules/catalogue/search/index.ts';
import { searchesSince } from './page-view.repository.ts';

const most = 30;
const recentMs = weekMs;

/** The week's most frequent searches that name no person. */
export const mostSearched = async (db: Executor, now: Date): Promise<string[]> => {
  const searches = await searchesSince(db, new Date(now.getTime() - recentMs), most);
  const keywords = searches.flatMap((words) => new URLSearchParams(`keywords=${words}`).get('keywords') ?? []);
  // Invalid bytes become U+FFFD.
  const readable = keywords.filter((each) => !each.includes('\uFFFD'));
  return [...new Set(readable.flatMap((each) => termOf(each) ?? []))];
};
