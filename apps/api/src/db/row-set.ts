import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';

/**
 * Rows as a query source, sent as one value: a parameter per cell would take longer to build than to run. `types` names
 * the columns and their types.
 */
export const rowSet = <Row extends object>(rows: readonly Row[], types: { [Key in keyof Row]-?: string }): SQL => {
  const columns = Object.entries<string>(types).map(([name, type]) => `"${name}" ${type}`);
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (${sql.raw(columns.join(', '))})`;
};

/** Inserts rows that all fill the same columns; other columns get their defaults. */
export const insertRows = async <Table extends PgTable>(
  db: Executor,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<number[]> => {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key as keyof typeof row]])),
  );
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const { rows: inserted } = await db.execute<{ id: string }>(sql`
    insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(named)}::json)
    returning id`);
  return inserted.map(({ id }) => Number(id));
};
