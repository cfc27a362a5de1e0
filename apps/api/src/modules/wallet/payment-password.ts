import { eq } from 'drizzle-orm';
import type { Db } from '#db/database.ts';
import { credentials } from '#db/schema/credentials.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { verifyPassword } from '#modules/auth/index.ts';

const mostFailures = 5;
const lockMs = 3_600_000;

type Verdict = { kind: 'right' | 'missing' } | { kind: 'locked'; until: Date } | { kind: 'wrong'; left: number };

/**
 * Proves the payment password (O4): five wrong ones lock it for an hour. Tries are judged one after the other, and a
 * wrong one is written down even though the payment fails, which is why this is a transaction of its own.
 */
export const provePaymentPassword = async (db: Db, buyerId: number, password: string, now: Date): Promise<void> => {
  const verdict = await judge(db, buyerId, password, now);
  switch (verdict.kind) {
    case 'right':
      return;
    case 'missing':
      throw new Refusal('payPasswordMissing', '请先设置支付密码');
    case 'locked': {
      const minutes = Math.max(1, Math.ceil((verdict.until.getTime() - now.getTime()) / 60_000));
      throw new Refusal('payPasswordLocked', `支付密码错误次数过多，请${minutes}分钟后再试`);
    }
    case 'wrong':
      throw invalid({ pay_password: `支付密码错误，还可以再试${verdict.left}次` });
  }
};

const judge = (db: Db, buyerId: number, password: string, now: Date): Promise<Verdict> =>
  db.transaction(async (tx): Promise<Verdict> => {
    const mine = eq(credentials.buyerId, buyerId);
    const [held] = await tx.select().from(credentials).where(mine).for('update');
    if (!held?.paymentPasswordHash) return { kind: 'missing' };
    if (held.paymentLockedUntil && held.paymentLockedUntil > now)
      return { kind: 'locked', until: held.paymentLockedUntil };
    if (await verifyPassword(password, held.paymentPasswordHash)) {
      await tx.update(credentials).set({ paymentFailures: 0, paymentLockedUntil: null }).where(mine);
      return { kind: 'right' };
    }
    const failures = held.paymentFailures + 1;
    if (failures < mostFailures) {
      await tx.update(credentials).set({ paymentFailures: failures }).where(mine);
      return { kind: 'wrong', left: mostFailures - failures };
    }
    const until = new Date(now.getTime() + lockMs);
    await tx.update(credentials).set({ paymentFailures: 0, paymentLockedUntil: until }).where(mine);
    return { kind: 'locked', until };
  });
