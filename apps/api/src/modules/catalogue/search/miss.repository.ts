import { and, asc, desc, gte, lt, lte, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { searchMiss } from '#db/schema/search-miss.ts';

/** The most terms stored per day; after that only known ones are counted. */
const mostTerms = 2000;
const shown = 50;

/** Counts a term without results, in one round trip. */
export const addMiss = (db: Executor, day: string, term: string) =>
  db.execute(sql`
    insert into search_miss (day, term)
    select ${day}::date, ${term}
    where (select count(*) from search_miss where day = ${day}::date) < ${mostTerms}
      or exists (select from search_miss where day = ${day}::date and term = ${term})
    on conflict (day, term) do update set count = search_miss.count + 1`);

/** The most frequent terms from a first to a last day, both inclusive. */
export const frequentMisses = (db: Executor, from: string, to: string) => {
  const count = sql<number>`sum(${searchMiss.count})::int`;
  return db
    .select({ term: searchMiss.term, count })
    .from(searchMiss)
    .where(and(gte(searchMiss.day, from), lte(searchMiss.day, to)))
    .groupBy(searchMiss.term)
    .orderBy(desc(count), asc(searchMiss.term))
    .limit(shown);
};

export const deleteMissesBefore = (db: Executor, day: string) => db.delete(searchMiss).where(lt(searchMiss.day, day));
