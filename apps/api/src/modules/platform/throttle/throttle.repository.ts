import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { onlyRow } from '#db/first-row.ts';
import { throttle } from '#db/schema/throttle.ts';

export type Hit = { count: number; expiresAt: Date };

/** Counts a try under a key and returns the tries in its window; a window starts with its first try. */
export const hit = async (db: Executor, key: string, windowMs: number, now: Date): Promise<Hit> => {
  const expiresAt = new Date(now.getTime() + windowMs);
  const isOver = sql`${throttle.expiresAt} <= ${now.toISOString()}`;
  return onlyRow(
    db
      .insert(throttle)
      .values({ key, count: 1, expiresAt })
      .onConflictDoUpdate({
        target: throttle.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${throttle.count} + 1 end`,
          expiresAt: sql`case when ${isOver} then excluded.expires_at else ${throttle.expiresAt} end`,
        },
      })
      .returning({ count: throttle.count, expiresAt: throttle.expiresAt }),
  );
};

/** The count of a key in its current window; undefined if there is none. */
export const findHit = async (db: Executor, key: string, now: Date): Promise<Hit | undefined> => {
  const [found] = await db
    .select({ count: throttle.count, expiresAt: throttle.expiresAt })
    .from(throttle)
    .where(and(eq(throttle.key, key), gt(throttle.expiresAt, now)));
  return found;
};

export const clearHits = (db: Executor, key: string) => db.delete(throttle).where(eq(throttle.key, key));

export const deleteOldHits = (db: Executor, now: Date) => db.delete(throttle).where(lt(throttle.expiresAt, now));

/** Hashes names and addresses of people. */
export const throttleKey = (kind: string, ...parts: string[]) =>
  `${kind}:${createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22)}`;
