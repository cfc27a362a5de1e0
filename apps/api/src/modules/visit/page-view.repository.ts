import type { Executor } from '#db/database.ts';
import { pageView } from '#db/schema/page-view.ts';

export const insertPageView = (db: Executor, view: typeof pageView.$inferInsert) => db.insert(pageView).values(view);
