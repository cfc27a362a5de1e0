import type { Executor } from '#db/database.ts';
import { tooMany } from '#errors/refusal.ts';
import { hit, throttleKey } from './throttle.repository.ts';

/** How often something may be tried by or for somebody within a window. */
export type Limit = { kind: string; of: string[]; limit: number; windowMs: number };

/** Counts a try and refuses those above the limit; the counters are in the database, so they hold for every process. */
export const limitTries = async (db: Executor, { kind, of, limit, windowMs }: Limit, now: Date) => {
  const { count, expiresAt } = await hit(db, throttleKey(kind, ...of), windowMs, now);
  if (count <= limit) return;
  const seconds = Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
  throw tooMany(`操作过于频繁，请${waitText(seconds)}后再试`, seconds);
};

/** 60秒, 5分钟, 3小时: when to try again. */
export const waitText = (seconds: number): string => {
  if (seconds < 120) return `${seconds}秒`;
  return seconds < 7200 ? `${Math.ceil(seconds / 60)}分钟` : `${Math.ceil(seconds / 3600)}小时`;
};
