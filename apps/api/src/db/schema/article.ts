import { type AnyPgColumn, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, reference } from './columns.ts';

/** Category 3 is the root of the help centre: calls use that number. */
export const articleCategory = pgTable(
  'article_category',
  {
    id: id(),
    parentId: reference('parent_id').references((): AnyPgColumn => articleCategory.id),
    name: text('name').notNull(),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [index('article_category_parent').on(table.parentId, table.sort)],
);

export const article = pgTable(
  'article',
  {
    id: id(),
    categoryId: reference('category_id')
      .notNull()
      .references(() => articleCategory.id),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    /** HTML, sanitised on write and, since the database is not trusted, on read. */
    content: text('content').notNull().default(''),
    /** Its page in the shop, such as /help/xrzn/hyzc. */
    url: text('url').notNull().default('/help'),
    /** Picture next to the title. */
    image: text('image'),
    source: text('source').notNull().default(''),
    views: integer('views').notNull().default(0),
    sort: integer('sort').notNull().default(0),
    publishedAt: instant('published_at').notNull().defaultNow(),
    withdrawnAt: instant('withdrawn_at'),
    createdAt: createdAt(),
  },
  (table) => [index('article_in_category').on(table.categoryId, table.publishedAt)],
);
