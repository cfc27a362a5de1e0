import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { smsCode, type smsScenes } from '#db/schema/sms-code.ts';

export type SmsScene = (typeof smsScenes)[number];

type NewCode = { recipient: string; scene: SmsScene; codeHash: string; expiresAt: Date };

/** Replaces the previous code. */
export const saveCode = (db: Executor, values: NewCode) =>
  db
    .insert(smsCode)
    .values(values)
    .onConflictDoUpdate({
      target: [smsCode.recipient, smsCode.scene],
      set: { codeHash: values.codeHash, expiresAt: values.expiresAt, tries: 0 },
    });

const rowOf = (recipient: string, scene: SmsScene) => and(eq(smsCode.recipient, recipient), eq(smsCode.scene, scene));

/** Counts a try before comparing the code, so that simultaneous tries are all counted. */
export const tryCode = async (db: Executor, recipient: string, scene: SmsScene, most: number, now: Date) => {
  const [row] = await db
    .update(smsCode)
    .set({ tries: sql`${smsCode.tries} + 1` })
    .where(and(rowOf(recipient, scene), gt(smsCode.expiresAt, now), lt(smsCode.tries, most)))
    .returning({ codeHash: smsCode.codeHash });
  return row?.codeHash ?? null;
};

/** True if this call used the code. */
export const takeCode = async (db: Executor, recipient: string, scene: SmsScene, codeHash: string) => {
  const taken = await db
    .delete(smsCode)
    .where(and(rowOf(recipient, scene), eq(smsCode.codeHash, codeHash)))
    .returning({ recipient: smsCode.recipient });
  return taken.length === 1;
};

export const sweepCodes = (db: Executor, now: Date) => db.delete(smsCode).where(lt(smsCode.expiresAt, now));
