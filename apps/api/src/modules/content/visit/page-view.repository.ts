import { and, asc, desc, gt, isNotNull, like, lt, notLike, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { pageView } from '#db/schema/page-view.ts';
import { dayMs } from '#durations.ts';

const storedMs = 90 * dayMs;

export const insertPageView = (db: Executor, view: typeof pageView.$inferInsert) => db.insert(pageView).values(view);

/** URL-encoded keywords that at least two signed-in buyers searched for since `since`, most buyers first. */
export const searchesSince = async (db: Executor, since: Date, limit: number): Promise<string[]> => {
  const words = sql<string>`substring(${pageView.path} from '[?&]keywords=([^&]+)')`;
  const buyers = sql<number>`count(distinct ${pageView.buyerId})`;
  const rows = await db
    .select({ words })
    .from(pageView)
    .where(
      and(
        gt(pageView.createdAt, since),
        isNotNull(pageView.buyerId),
        like(pageView.path, '/search%keywords=%'),
        notLike(pageView.path, '%type=maker%'),
      ),
    )
    .groupBy(words)
    .having(sql`${buyers} > 1`)
    .orderBy(desc(buyers), asc(words))
    .limit(limit);
  return rows.map((row) => row.words);
};

/** Views are stored for 90 days. */
export const sweepVisits = (db: Executor, now: Date) =>
  db.delete(pageView).where(lt(pageView.createdAt, new Date(now.getTime() - storedMs)));
