import type { GoodsFilters } from '@yaoji/api-client/wire';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** What an entry shows besides its picture: goods by hand, or those that a list with these filters would show. */
export type FocusContent = {
  goodsIds?: number[];
  categoryId?: number;
  filters?: GoodsFilters;
  limit?: number;
  /** The picture in a cut of its own for phones. */
  phoneImage?: string;
  /** Of the banner dialog: the activity whose goods it lists. */
  activityId?: number;
  /** Of an entry of the nav bar: the entry whose menu it is in. */
  parentId?: number;
  /** Of a supplier of the controlled zone: its name in addresses (without one its id), and whose goods it sells. */
  supplier?: { slug?: string; maker: string; adIds?: number[] };
};

/** An entry of a block: a slide, an advertisement, a floor. `block` names the call that sends it. */
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
