import { type AnyPgColumn, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, reference } from './columns.ts';

export const navigation = pgTable(
  'navigation',
  {
    id: id(),
    parentId: reference('parent_id').references((): AnyPgColumn => navigation.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    url: text('url'),
    image: text('image'),
    isOpen: boolean('is_open').notNull().default(true),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [index('navigation_parent').on(table.parentId, table.sort)],
);

/** Friendly links of the foot. */
export const link = pgTable('link', {
  id: id(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  image: text('image'),
  sort: integer('sort').notNull().default(0),
});

export const hotSearch = pgTable('hot_search', {
  id: id(),
  name: text('name').notNull().unique(),
  /** Null: the search for its name. */
  url: text('url'),
  sort: integer('sort').notNull().default(0),
});
