import { and, asc, desc, eq, ilike, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { containing } from '#db/containing.ts';
import type { Executor, Tx } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { type Paging, pageOf } from '#db/page.ts';
import { article, articleCategory } from '#db/schema/article.ts';

export type ArticleRow = typeof article.$inferSelect;
export type ArticleFields = Pick<
  typeof article.$inferInsert,
  'categoryId' | 'title' | 'summary' | 'content' | 'url' | 'image' | 'source' | 'sort' | 'publishedAt' | 'withdrawnAt'
>;

/** Category 3 is the help centre, 4 the news; the kinds of news are below it. */
const helpRoot = 3;
const newsRoot = 4;

/** Limit of a menu's length. */
const longestMenu = 500;

/** The public articles at a time. */
const readable = (now: Date): SQL | undefined => and(isNull(article.withdrawnAt), lte(article.publishedAt, now));

export const categoriesBelow = (db: Executor, parentId: number) =>
  db
    .select()
    .from(articleCategory)
    .where(eq(articleCategory.parentId, parentId))
    .orderBy(asc(articleCategory.sort), asc(articleCategory.id));

export const findCategory = (db: Executor, id: number) =>
  firstRow(db.select().from(articleCategory).where(eq(articleCategory.id, id)));

/** The articles of the categories below a parent, each with its category. */
export const articlesBelow = (db: Executor, parentId: number, now: Date) =>
  db
    .select({
      id: article.id,
      title: article.title,
      categoryId: article.categoryId,
      category: articleCategory.name,
      url: article.url,
    })
    .from(article)
    .innerJoin(articleCategory, eq(articleCategory.id, article.categoryId))
    .where(and(eq(articleCategory.parentId, parentId), readable(now)))
    .orderBy(asc(article.sort), asc(article.id))
    .limit(longestMenu);

/** The public articles of the help centre with their texts, the most read first; all by default. */
export const helpArticles = (db: Executor, now: Date, limit = longestMenu) =>
  db
    .select({
      id: article.id,
      title: article.title,
      content: article.content,
      category: articleCategory.name,
      url: article.url,
    })
    .from(article)
    .innerJoin(articleCategory, eq(articleCategory.id, article.categoryId))
    .where(and(eq(articleCategory.parentId, helpRoot), readable(now)))
    .orderBy(desc(article.views), asc(article.sort), asc(article.id))
    .limit(limit);

/** The news, newest first, with the name of their kind. */
export const latestNews = (db: Executor, limit: number, now: Date) => {
  const kind = alias(articleCategory, 'kind');
  return db
    .select({ id: article.id, title: article.title, publishedAt: article.publishedAt, kind: kind.name })
    .from(article)
    .innerJoin(kind, eq(kind.id, article.categoryId))
    .where(and(eq(kind.parentId, newsRoot), readable(now)))
    .orderBy(desc(article.publishedAt), desc(article.id))
    .limit(limit);
};

/** One page of a category and its descendants, newest first. */
export const articlePage = (db: Executor, categoryId: number, now: Date, page: number, perPage: number) => {
  const categories = db
    .select({ id: articleCategory.id })
    .from(articleCategory)
    .where(or(eq(articleCategory.id, categoryId), eq(articleCategory.parentId, categoryId)));
  const asked = and(inArray(article.categoryId, categories), readable(now));
  return pageOf(
    db,
    article,
    { where: asked, orderBy: [desc(article.publishedAt), desc(article.id)] },
    { page, perPage },
  );
};

export const hasArticles = async (db: Executor): Promise<boolean> => (await db.$count(article)) > 0;

/** A public article; counts one more read. */
export const readArticle = (db: Executor, id: number, now: Date): Promise<ArticleRow | null> =>
  firstRow(
    db
      .update(article)
      .set({ views: sql`${article.views} + 1` })
      .where(and(eq(article.id, id), readable(now)))
      .returning(),
  );

/** The nearest older and newer articles of its category. */
export const neighboursOf = async (db: Executor, { id, categoryId }: ArticleRow, now: Date) => {
  const self = sql`(select ${article.publishedAt}, ${article.id} from ${article} where ${article.id} = ${id})`;
  const nearest = async (isOlder: boolean) => {
    const place = sql`(${article.publishedAt}, ${article.id})`;
    const order = isOlder ? desc : asc;
    const [row] = await db
      .select({ id: article.id, title: article.title })
      .from(article)
      .where(
        and(
          eq(article.categoryId, categoryId),
          readable(now),
          isOlder ? sql`${place} < ${self}` : sql`${place} > ${self}`,
        ),
      )
      .orderBy(order(article.publishedAt), order(article.id))
      .limit(1);
    return row ?? null;
  };
  return { previous: await nearest(true), next: await nearest(false) };
};

export const insertArticle = async (db: Executor, fields: ArticleFields): Promise<number> => {
  const row = await onlyRow(db.insert(article).values(fields).returning({ id: article.id }));
  return row.id;
};

/** Replaces the text of an article and republishes it by default; false if there is no such article. */
export const replaceArticle = async (db: Executor, id: number, fields: Partial<ArticleFields>): Promise<boolean> => {
  const rows = await db
    .update(article)
    .set({ withdrawnAt: null, ...fields })
    .where(eq(article.id, id))
    .returning({ id: article.id });
  return rows.length > 0;
};

/** A page of articles, newest first. */
export const articleList = (
  db: Executor,
  { categoryId, keywords }: { categoryId?: number; keywords?: string },
  paging: Paging,
) => {
  const where = and(
    categoryId === undefined ? undefined : eq(article.categoryId, categoryId),
    keywords ? ilike(article.title, containing(keywords)) : undefined,
  );
  return pageOf(db, article, { where, orderBy: [desc(article.publishedAt), desc(article.id)] }, paging);
};

export const findArticle = (db: Executor, id: number) => firstRow(db.select().from(article).where(eq(article.id, id)));

export const renumberArticle = (tx: Tx, id: number, newId: number) =>
  tx.update(article).set({ id: newId }).where(eq(article.id, id));

/** Locks the row until the transaction ends. */
export const lockArticle = (tx: Tx, id: number) =>
  firstRow(tx.select().from(article).where(eq(article.id, id)).for('update'));

export const allCategories = (db: Executor) => db.select().from(articleCategory).orderBy(asc(articleCategory.id));
