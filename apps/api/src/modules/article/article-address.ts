import { href } from '@yaoji/routes';
import type { Executor } from '#db/database.ts';
import { findArticle, findCategory } from './article.repository.ts';

/** What the address of a piece of news ends in, by the name of its category; null where it is no news. */
export const newsType = (category: string): 'hy' | 'company' | null => {
  if (category === '行业新闻') return 'hy';
  return category === '公司新闻' ? 'company' : null;
};

type Placed = { id: number; category: string; url: string };

/** Where an article is read: news on a page of their own, help on the page of its subject, which opens it by its id. */
export const articleAddress = ({ id, category, url }: Placed): string => {
  const type = newsType(category);
  if (type) return href('news_info', { id, type });
  return url.includes('?') ? url : `${url}?id=${id}`;
};

/** Null where there is no such article. */
export const articlePageOf = async (db: Executor, id: number): Promise<string | null> => {
  const row = await findArticle(db, id);
  const category = row && (await findCategory(db, row.categoryId));
  return row && category && articleAddress({ id, category: category.name, url: row.url });
};
