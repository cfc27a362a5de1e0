import { defineCache } from '#cache.ts';
import type { Executor } from '#db/database.ts';
import type { Handler } from '#operation.ts';
import { articlesBelow, categoriesBelow } from './article.repository.ts';
import { articleAddress } from './article-address.ts';

const helpCentre = 3;

const frames = defineCache<Awaited<ReturnType<typeof helpBelow>>>('frames');

export const listHelpCategories: Handler<'listHelpCategories'> = ({ query }, { db, now }) =>
  helpBelow(db, query.category_id ?? helpCentre, now);

/** The footer of each page shows the complete help centre. */
export const listFooterCategories: Handler<'listFooterCategories'> = (_, { db, now }) =>
  frames.get(db, { key: 'help', load: () => helpBelow(db, helpCentre, now) });

const helpBelow = async (db: Executor, parentId: number, now: Date) => {
  const [categories, articles] = await Promise.all([categoriesBelow(db, parentId), articlesBelow(db, parentId, now)]);
  return categories.map(({ id, name }) => ({
    id,
    name,
    children: articles
      .filter(({ categoryId }) => categoryId === id)
      .map((each) => ({ id: each.id, name: each.title, url: articleAddress(each) })),
  }));
};
