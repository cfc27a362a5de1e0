import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Ids as one value, however many there are; as a text that is put together at once, where the driver would go through each. */
export const idList = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::bigint[]`;

/** Whether a column is one of these ids. */
export const among = (column: AnyPgColumn, ids: readonly number[]): SQL => sql`${column} = any(${idList(ids)})`;
