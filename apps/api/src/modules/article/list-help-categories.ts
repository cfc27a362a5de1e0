import type { Handler } from '#operation.ts';
import { articlesBelow, categoriesBelow } from './article.repository.ts';

const helpCentre = 3;

export const listHelpCategories: Handler<'listHelpCategories'> = async ({ query }, { db }) => {
  const parentId = query.category_id ?? helpCentre;
  const categories = await categoriesBelow(db, parentId);
  const articles = await articlesBelow(db, parentId);
  return categories.map((category) => ({
    name: category.name,
    children: articles
      .filter(({ categoryId }) => categoryId === category.id)
      .map(({ id, title, url }) => ({ id, name: title, url: url.includes('?') ? url : `${url}?id=${id}` })),
  }));
};
