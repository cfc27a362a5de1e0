import { type AnyPgColumn, boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { checkOneOf, id, oneOf, reference } from './columns.ts';

/**
 * The category menu that shows it besides the full one: zy TCM, qx devices. The free-shipping menu (yx) follows from
 * products.
 */
export const categoryModes = ['normal', 'yx', 'zy', 'qx'] as const;

export const category = pgTable(
  'category',
  {
    id: id(),
    parentId: reference('parent_id').references((): AnyPgColumn => category.id),
    name: text('name').notNull(),
    mode: oneOf('mode', categoryModes).notNull().default('normal'),
    sort: integer('sort').notNull().default(0),
    logo: text('logo'),
    /** Menus and facets leave it out with everything below it; its products stay on sale. */
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  (table) => [
    unique('category_name').on(table.parentId, table.name).nullsNotDistinct(),
    index('category_parent').on(table.parentId, table.sort),
    checkOneOf('category_mode', table.mode, categoryModes),
  ],
);
