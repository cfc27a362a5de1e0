import type { GoodsFilters } from '@yaoji/api-client/wire';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Content of an entry besides its picture: listed products, or those of a list with these filters. */
export type FocusContent = {
  goodsIds?: number[];
  categoryId?: number;
  filters?: GoodsFilters;
  limit?: number;
  /** A separate picture for phones. */
  phoneImage?: string;
  /** For the banner dialog: the activity whose products it lists. */
  activityId?: number;
  /** For a nav entry: the entry whose menu contains it. */
  parentId?: number;
  /** For a supplier of the controlled zone: its name in addresses (default: its id), and the maker of its products. */
  supplier?: { slug?: string; maker: string; adIds?: number[] };
};

/** An entry of a block: a slide, an advertisement, a floor. `block` names the call that returns it. */
export const focus = pgTable(
  'focus',
  {
    id: id(),
    block: text('block').notNull(),
    /** Within a block: carousel, floor, advertisement… */
    part: text('part').notNull().default(''),
    title: text('title').notNull().default(''),
    subtitle: text('subtitle').notNull().default(''),
    image: text('image'),
    url: text('url'),
    content: jsonb('content').$type<FocusContent>().notNull().default({}),
    sort: integer('sort').notNull().default(0),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
  },
  (table) => [index('focus_block').on(table.block, table.part, table.sort)],
);
