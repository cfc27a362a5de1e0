import { createHash, randomUUID } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { captcha } from '#db/schema/captcha.ts';

const validMs = 5 * 60_000;

export const saveCaptcha = async (db: Executor, answer: string, now: Date) => {
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + validMs);
  await db.insert(captcha).values({ id, answerHash: hashOf(id, answer), expiresAt });
  return { id, expiresAt };
};

/** A picture can be answered once: right or wrong, it is gone. */
export const answerCaptcha = async (db: Executor, id: string, answer: string, now: Date): Promise<boolean> => {
  const [found] = await db
    .delete(captcha)
    .where(and(eq(captcha.id, id), gt(captcha.expiresAt, now)))
    .returning({ answerHash: captcha.answerHash });
  return found !== undefined && found.answerHash === hashOf(id, answer);
};

export const deleteOldCaptchas = (db: Executor, now: Date) => db.delete(captcha).where(lt(captcha.expiresAt, now));

const hashOf = (id: string, answer: string) =>
  createHash('sha256').update(`${id}:${answer.trim().toUpperCase()}`).digest('base64url');
