import { type SQLWrapper, sql } from 'drizzle-orm';

/** The day of an instant in China: 2026-03-04. */
export const dayInChina = (at: SQLWrapper) => sql<string>`to_char(${at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;

/** Its month: 2026-03. */
export const monthInChina = (at: SQLWrapper) => sql<string>`to_char(${at} at time zone 'Asia/Shanghai', 'YYYY-MM')`;
