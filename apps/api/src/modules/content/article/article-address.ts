import { href } from '@yaoji/routes';
import type { Executor } from '#db/database.ts';
import { findArticle, findCategory } from './article.repository.ts';

/** The last segment of a news address, by category name; null if it is not news. */
export const newsType = (category: string): 'hy' | 'company' | null => {
  if (category === '行业新闻') return 'hy';
  return category === '公司新闻' ? 'company' : null;
};

type Placed = { id: number; category: string; url: string };

/** The address of an article: news have their own pages, help opens by id on the page of its topic. */
export const articleAddress = ({ id, category, url }: Placed): string => {
  const type = newsType(category);
  if (type) return href('news_info', { id, type });
  return url.includes('?') ? url : `${url}?id=${id}`;
};

/** Null if there is no such article. */
export const articlePageOf = async (db: Executor, id: number): Promise<string | null> => {
  const row = await findArticle(db, id);
  const category = row && (await findCategory(db, row.categoryId));
  return row && category && articleAddress({ id, category: category.name, url: row.url });
};
