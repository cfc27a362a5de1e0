import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#db/database.ts';
import { article, articleCategory } from '#db/schema/article.ts';

/** Category 3 is the help centre, 4 the news; below the news stand the kinds of them. */
const newsRoot = 4;

export const categoriesBelow = (db: Executor, parentId: number) =>
  db
    .select()
    .from(articleCategory)
    .where(eq(articleCategory.parentId, parentId))
    .orderBy(asc(articleCategory.sort), asc(articleCategory.id));

/** The articles of the categories below a parent, with the category that each stands in. */
export const articlesBelow = (db: Executor, parentId: number) =>
  db
    .select({ id: article.id, title: article.title, categoryId: article.categoryId, url: article.url })
    .from(article)
    .innerJoin(articleCategory, eq(articleCategory.id, article.categoryId))
    .where(eq(articleCategory.parentId, parentId))
    .orderBy(asc(article.sort), asc(article.id));

/** The news, newest first, with the name of their kind. */
export const latestNews = (db: Executor, limit: number, now: Date) => {
  const kind = alias(articleCategory, 'kind');
  return db
    .select({ id: article.id, title: article.title, publishedAt: article.publishedAt, kind: kind.name })
    .from(article)
    .innerJoin(kind, eq(kind.id, article.categoryId))
    .where(and(eq(kind.parentId, newsRoot), lte(article.publishedAt, now)))
    .orderBy(desc(article.publishedAt), desc(article.id))
    .limit(limit);
};
