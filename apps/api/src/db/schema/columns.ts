import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, customType, numeric, text, timestamp } from 'drizzle-orm/pg-core';

export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

export const reference = (name: string) => bigint(name, { mode: 'number' });

export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

export const money = (name: string) => numeric(name, { precision: 14, scale: 2 });

export const unitPrice = (name: string) => numeric(name, { precision: 14, scale: 4 });

export const quantity = (name: string) => numeric(name, { precision: 14, scale: 3 });

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().defaultNow();

/** A text column narrowed to a closed list; pair it with `checkOneOf`, which enforces the list in the database. */
export const oneOf = <const T extends readonly [string, ...string[]]>(name: string, values: T) =>
  text(name, { enum: values as unknown as [T[number], ...T[number][]] });

export const checkOneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`);
