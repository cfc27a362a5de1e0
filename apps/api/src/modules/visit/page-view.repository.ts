import { lt } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { pageView } from '#db/schema/page-view.ts';

const storedMs = 90 * 24 * 3_600_000;

export const insertPageView = (db: Executor, view: typeof pageView.$inferInsert) => db.insert(pageView).values(view);

/** Views are stored for 90 days. */
export const sweepVisits = (db: Executor, now: Date) =>
  db.delete(pageView).where(lt(pageView.createdAt, new Date(now.getTime() - storedMs)));
