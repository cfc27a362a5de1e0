import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** One array literal instead of one parameter per id. */
export const idList = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::bigint[]`;

/** Whether a column is one of these ids. */
export const among = (column: AnyPgColumn, ids: readonly number[]): SQL => sql`${column} = any(${idList(ids)})`;
