import { char, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';

/** A brand is identified by its maker, and has that maker's products. */
export const brand = pgTable(
  'brand',
  {
    id: id(),
    name: text('name').notNull().unique(),
    maker: text('maker').notNull(),
    /** First letter of its pinyin, for the letter index. */
    letter: char('letter', { length: 1 }).notNull(),
    logo: text('logo'),
    banner: text('banner'),
    story: text('story').notNull().default(''),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [index('brand_letter').on(table.letter, table.sort), index('brand_maker').on(table.maker)],
);
