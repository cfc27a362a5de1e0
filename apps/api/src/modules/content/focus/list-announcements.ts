import { href } from '@yaoji/routes';
import { latestArticles } from '#modules/content/article/index.ts';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';

const shown = 8;

export const listAnnouncements: Handler<'listAnnouncements'> = async (_, { db, now }) =>
  (await latestArticles(db, shown, now)).map(({ id, title, publishedAt, type }) => ({
    id,
    title,
    url: href('news_info', { id, type }),
    created_at: toSeconds(publishedAt),
  }));
