import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { isUnused } from './contents.ts';
import type { Db, Tx } from './database.ts';

/** A backup that cannot be restored, with the reason. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const format = 'yaoji-backup 1';
const rowsAtOnce = 1000;

/**
 * Writes every row as Postgres prints it, from one snapshot. Lines: `V` with the version of the tables, `T` before the
 * rows of a table, `R` for each row, `S` for each sequence, and `E` with the count, which reveals a truncated backup.
 */
export const writeBackup = (db: Db, out: Writable): Promise<number> =>
  db.transaction(
    async (tx) => {
      const write = async (line: string) => {
        if (!out.write(`${line}\n`)) await once(out, 'drain');
      };
      await write(`${format}`);
      await write(`V ${await versionOf(tx)}`);
      let count = 0;
      for (const table of await tablesOf(tx)) {
        await write(`T ${table}`);
        await tx.execute(
          sql`declare backup no scroll cursor for select to_jsonb(each)::text as line from ${sql.identifier(table)} each`,
        );
        for (;;) {
          const { rows } = await tx.execute(sql`fetch ${sql.raw(String(rowsAtOnce))} from backup`);
          for (const { line } of rows) await write(`R ${line}`);
          count += rows.length;
          if (rows.length < rowsAtOnce) break;
        }
        await tx.execute(sql`close backup`);
      }
      const { rows } = await tx.execute(
        sql`select sequencename as name, last_value as value from pg_sequences where schemaname = 'public' and last_value is not null`,
      );
      for (const { name, value } of rows) await write(`S ${name} ${value}`);
      await write(`E ${count}`);
      return count;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** The number of rows of a complete backup; null if it is cut off. */
export const countBackup = async (source: Readable): Promise<number | null> => {
  let [count, announced]: [number, number | null] = [0, null];
  for await (const line of linesOf(source)) {
    if (line.startsWith('R ')) count += 1;
    if (line.startsWith('E ')) announced = Number(line.slice(2));
  }
  return announced === count ? count : null;
};

/** Replaces all data with a backup, completely or not at all. */
export const readBackup = (db: Db, source: Readable, options: { replace: boolean }): Promise<number> =>
  db.transaction(async (tx) => {
    if (!options.replace && !(await isUnused(tx)))
      throw new BackupError('The database is not empty. Add --yes to replace all data.');
    const tables = await tablesOf(tx);
    const constraints = await dropReferences(tx);
    await tx.execute(
      sql`truncate ${sql.join(
        tables.map((name) => sql.identifier(name)),
        sql`, `,
      )}`,
    );
    const count = await putRows(tx, linesOf(source), new Set(tables));
    for (const { table, name, definition } of constraints) {
      await tx.execute(
        sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
    }
    return count;
  });

/** Starts reading on demand, and fails when its source fails; Node's own line reader does neither. */
async function* linesOf(source: Readable): AsyncGenerator<string> {
  let rest = '';
  source.setEncoding('utf8');
  for await (const chunk of source) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

const putRows = async (tx: Tx, lines: AsyncIterable<string>, tables: Set<string>): Promise<number> => {
  let [count, line, table]: [number, number, string] = [0, 0, ''];
  let announced: number | null = null;
  let pending: string[] = [];
  const flush = async () => {
    if (pending.length === 0) return;
    const name = sql.identifier(table);
    await tx.execute(
      sql`insert into ${name} overriding system value select * from jsonb_populate_recordset(null::${name}, ${`[${pending.join(',')}]`}::jsonb)`,
    );
    count += pending.length;
    pending = [];
  };
  for await (const text of lines) {
    line += 1;
    if (line === 1) {
      if (text !== format) throw new BackupError('This is not a backup of this program.');
      continue;
    }
    const [kind, rest] = [text[0], text.slice(2)];
    if (kind === 'V') {
      if (rest !== (await versionOf(tx)))
        throw new BackupError('The backup was written by another version: restore it with that version, then upgrade.');
    } else if (kind === 'T') {
      await flush();
      if (!tables.has(rest)) throw new BackupError(`The backup has a table ${rest} that this version does not know.`);
      table = rest;
    } else if (kind === 'R') {
      pending.push(rest);
      if (pending.length === rowsAtOnce) await flush();
    } else if (kind === 'S') {
      const [name = '', value = ''] = rest.split(' ');
      await tx.execute(sql`select setval(${name}::regclass, ${value}::bigint)`);
    } else if (kind === 'E') {
      await flush();
      announced = Number(rest);
    }
  }
  if (announced !== count) throw new BackupError('The backup is cut off: nothing was restored.');
  return count;
};

const tablesOf = async (tx: Tx): Promise<string[]> => {
  const { rows } = await tx.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => String(name));
};

/** The latest migration of the tables. */
const versionOf = async (tx: Tx): Promise<string> => {
  const { rows } = await tx.execute(
    sql`select md5(string_agg(hash, ' ' order by id)) as version from drizzle.__drizzle_migrations`,
  );
  return String(rows[0]?.version);
};

/** Drops foreign keys, so that rows may arrive in any order; restoring them checks the rows. */
const dropReferences = async (tx: Tx) => {
  const { rows } = await tx.execute(sql`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = 'public'::regnamespace`);
  const found = rows as { table: string; name: string; definition: string }[];
  for (const { table, name } of found) {
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  }
  return found;
};
