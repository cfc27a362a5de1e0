import { type SQL, sql } from 'drizzle-orm';
import { category } from '#db/schema/category.ts';

/** The ids of the categories that meet a condition, and of all their descendants. */
export const categoriesBelow = (roots: SQL): SQL => sql`(
  with recursive below as (
    select id from ${category} where ${roots}
    union
    select child.id from ${category} child join below on child.parent_id = below.id
  ) select id from below)`;

/**
 * From a category (height 1) up to its root: `id`, `name` and `height`. Categories are at most four levels deep; the
 * bound stops a cycle.
 */
export const categoriesAbove = (id: SQL): SQL => sql`(
  with recursive step as (
    select id, name, parent_id, 1 as height from ${category} where id = ${id}
    union all
    select up.id, up.name, up.parent_id, height + 1 from step join ${category} up on up.id = step.parent_id
    where height < 10
  ) select id, name, height from step)`;
