import type { Executor } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { hit, throttleKey } from './throttle.repository.ts';

/** How many tries a caller, or a target, has within a window. */
type Limit = { kind: string; of: string[]; limit: number; windowMs: number };

/** Counts a try and refuses those above the limit; counters are in the database, so they hold for every process. */
export const limitTries = async (db: Executor, { kind, of, limit, windowMs }: Limit, now: Date) => {
  const { count, expiresAt } = await hit(db, throttleKey(kind, ...of), windowMs, now);
  if (count <= limit) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
  throw new Refusal('triesExceeded', { retryAfterSeconds });
};
