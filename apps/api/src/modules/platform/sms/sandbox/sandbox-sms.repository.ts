import { desc, lt } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { sandboxSms } from '#db/schema/sandbox-sms.ts';
import { dayMs } from '#durations.ts';

export const saveSandboxSms = async (db: Executor, sms: { phone: string; text: string }, now: Date) => {
  await db.insert(sandboxSms).values({ ...sms, createdAt: now });
};

export const latestSandboxSms = (db: Executor, limit: number) =>
  db.select().from(sandboxSms).orderBy(desc(sandboxSms.id)).limit(limit);

/** Removes yesterday's. */
export const sweepSandboxSms = (db: Executor, now: Date) =>
  db.delete(sandboxSms).where(lt(sandboxSms.createdAt, new Date(now.getTime() - dayMs)));
