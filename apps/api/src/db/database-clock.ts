import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

const everyMs = 60_000;

/** The difference between the system's and the monotonic clock changed: one was set, or the machine was suspended. */
const jumpMs = 1000;

/** A slower answer is too imprecise. */
const longestMs = 1000;

/**
 * The database's clock, counted on by the monotonic one of this process and compared each minute. All servers have the same
 * time, and a system clock that is set an hour forward cancels no order and ends no session. While the database does not
 * answer the clock runs on.
 *
 * @returns `now`: the time; `stop`: compares no more.
 */
export const startDatabaseClock = async (db: Db) => {
  const apart = () => Date.now() - performance.now();
  let [ahead, apartBefore] = [(await ask(db)).ahead, apart()];
  const compare = async () => {
    apartBefore = apart();
    const { tookMs, ...answer } = await ask(db);
    if (tookMs <= longestMs) ahead = answer.ahead;
  };
  const compareSoon = () => void compare().catch(() => {});
  const timer = setInterval(compareSoon, everyMs).unref();
  const now = () => {
    if (Math.abs(apart() - apartBefore) > jumpMs) compareSoon();
    return new Date(performance.now() + ahead);
  };
  return { now, stop: () => clearInterval(timer) };
};

/** How many milliseconds the database's clock is ahead of the monotonic one. */
const ask = async (db: Db) => {
  const asked = performance.now();
  const { rows } = await db.execute(sql`select extract(epoch from clock_timestamp())::float8 * 1000 as now`);
  const answered = performance.now();
  return { ahead: Number(rows[0]?.now) - (asked + answered) / 2, tookMs: answered - asked };
};
