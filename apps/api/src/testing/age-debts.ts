// `node src/testing/age-debts.ts DAYS`: makes the debts of the shop in DATA_DIR due that many days earlier, while it runs.
import { sql } from 'drizzle-orm';
import { openDatabase } from '#db/database.ts';
import { creditLog } from '#db/schema/credit.ts';

const days = Number(process.argv[2]);
const { db, close } = await openDatabase({ dataDir: process.env.DATA_DIR ?? '', joins: true });
await db.update(creditLog).set({
  dueOn: sql`${creditLog.dueOn} - ${days}::int`,
  graceUntil: sql`${creditLog.graceUntil} - ${days}::int`,
});
await close();
