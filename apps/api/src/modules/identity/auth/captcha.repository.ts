import { createHash, randomUUID } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { captcha } from '#db/schema/captcha.ts';
import { minuteMs } from '#durations.ts';

type Solved = { account: string; answer: string };

const validMs = 5 * minuteMs;

/** `account`: the only user name or phone that may use it. */
export const saveCaptcha = async (db: Executor, { account, answer }: Solved, now: Date) => {
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + validMs);
  await db.insert(captcha).values({ id, answerHash: answerHashOf(id, { account, answer }), expiresAt });
  return { id, expiresAt };
};

/** Each challenge can be answered once, right or wrong. */
export const answerCaptcha = async (db: Executor, id: string, solved: Solved, now: Date): Promise<boolean> => {
  const [found] = await db
    .delete(captcha)
    .where(and(eq(captcha.id, id), gt(captcha.expiresAt, now)))
    .returning({ answerHash: captcha.answerHash });
  return found !== undefined && found.answerHash === answerHashOf(id, solved);
};

export const deleteOldCaptchas = (db: Executor, now: Date) => db.delete(captcha).where(lt(captcha.expiresAt, now));

const answerHashOf = (id: string, { account, answer }: Solved) =>
  createHash('sha256').update([id, answer, account].join(':')).digest('base64url');
