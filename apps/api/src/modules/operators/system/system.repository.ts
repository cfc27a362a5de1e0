import { count, desc, isNotNull, like, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { onlyRow } from '#db/first-row.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { webhookEndpoint } from '#db/schema/webhook.ts';

type DatabaseFacts = { postgres: string; migrations: number; databaseBytes: number };

export const databaseFacts = async (db: Executor): Promise<DatabaseFacts> => {
  const { rows } = await db.execute<{ postgres: string; migrations: string; bytes: string }>(sql`
    select split_part(current_setting('server_version'), ' ', 1) as postgres,
      (select count(*) from drizzle.__drizzle_migrations) as migrations,
      pg_database_size(current_database()) as bytes`);
  const [{ postgres, migrations, bytes } = { postgres: '', migrations: 0, bytes: 0 }] = rows;
  return { postgres, migrations: Number(migrations), databaseBytes: Number(bytes) };
};

export const countStoppedWebhooks = async (db: Executor): Promise<number> =>
  (await onlyRow(db.select({ count: count() }).from(webhookEndpoint).where(isNotNull(webhookEndpoint.stoppedAt))))
    .count;

const columns = { createdAt: operatorLog.createdAt, outcome: operatorLog.outcome, answer: operatorLog.answer };

/** Runs of `backup write`, the latest first, as the operator log has them. */
export const latestBackups = (db: Executor, limit: number) =>
  db
    .select(columns)
    .from(operatorLog)
    .where(like(operatorLog.command, 'backup write%'))
    .orderBy(desc(operatorLog.id))
    .limit(limit);
