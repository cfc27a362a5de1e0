import type { Executor } from '#db/database.ts';
import type { Handler } from '#operation.ts';
import { articlesBelow, categoriesBelow } from './article.repository.ts';

const helpCentre = 3;

export const listHelpCategories: Handler<'listHelpCategories'> = ({ query }, { db }) =>
  helpBelow(db, query.category_id ?? helpCentre);

/** The foot of each page shows the help centre whole. */
export const listFooterCategories: Handler<'listFooterCategories'> = (_, { db }) => helpBelow(db, helpCentre);

const helpBelow = async (db: Executor, parentId: number) => {
  const categories = await categoriesBelow(db, parentId);
  const articles = await articlesBelow(db, parentId);
  return categories.map((category) => ({
    name: category.name,
    children: articles
      .filter(({ categoryId }) => categoryId === category.id)
      .map(({ id, title, url }) => ({ id, name: title, url: url.includes('?') ? url : `${url}?id=${id}` })),
  }));
};
