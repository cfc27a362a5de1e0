import { sql } from 'drizzle-orm';
import { category } from './schema/category.ts';
import { goods } from './schema/goods.ts';

/** The category of a product and its ancestors, the nearest first, for a query that reads `goods`. */
export const categoryIds = sql<number[]>`coalesce((
  select to_json(array_remove(array[own.id, one_up.id, two_up.id, two_up.parent_id], null)) from ${category} own
  left join ${category} one_up on one_up.id = own.parent_id
  left join ${category} two_up on two_up.id = one_up.parent_id
  where own.id = ${goods.categoryId}), '[]')`;
