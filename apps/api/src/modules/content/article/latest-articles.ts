import type { Executor } from '#db/database.ts';
import { latestNews } from './article.repository.ts';
import { newsType } from './article-address.ts';

/** The latest news; `type` is the last segment of their address. */
export const latestArticles = async (db: Executor, limit: number, now: Date) =>
  (await latestNews(db, limit, now)).map(({ kind, ...article }) => ({ ...article, type: newsType(kind) ?? 'company' }));
