import type { Db } from '#db/database.ts';
import { hourMs, minuteMs } from '#durations.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { verifyPassword } from './password.ts';
import { lockPaymentPassword, setPaymentLock } from './payment-password.repository.ts';

const mostFailures = 5;
const lockMs = hourMs;

type Verdict = { kind: 'right' | 'missing' } | { kind: 'locked'; until: Date } | { kind: 'wrong'; left: number };

/**
 * Checks the payment password (O4): five wrong ones lock it for an hour. Tries are checked one by one, and a wrong one
 * is recorded even though the payment fails, so this has its own transaction.
 */
export const requirePaymentPassword = async (db: Db, buyerId: number, password: string, now: Date): Promise<void> => {
  const verdict = await judge(db, buyerId, password, now);
  switch (verdict.kind) {
    case 'right':
      return;
    case 'missing':
      throw new Refusal('payPasswordMissing');
    case 'locked': {
      const minutes = Math.max(1, Math.ceil((verdict.until.getTime() - now.getTime()) / minuteMs));
      throw new Refusal('payPasswordLocked', { minutes });
    }
    case 'wrong':
      throw invalid({ pay_password: `支付密码错误，还可以再试${verdict.left}次` });
  }
};

const judge = (db: Db, buyerId: number, password: string, now: Date): Promise<Verdict> =>
  db.transaction(async (tx): Promise<Verdict> => {
    const held = await lockPaymentPassword(tx, buyerId);
    if (!held?.hash) return { kind: 'missing' };
    if (held.lockedUntil && held.lockedUntil > now) return { kind: 'locked', until: held.lockedUntil };
    if (await verifyPassword(password, held.hash)) {
      await setPaymentLock(tx, buyerId, { failures: 0, lockedUntil: null });
      return { kind: 'right' };
    }
    const failures = held.failures + 1;
    if (failures < mostFailures) {
      await setPaymentLock(tx, buyerId, { failures, lockedUntil: null });
      return { kind: 'wrong', left: mostFailures - failures };
    }
    const until = new Date(now.getTime() + lockMs);
    await setPaymentLock(tx, buyerId, { failures: 0, lockedUntil: until });
    return { kind: 'locked', until };
  });
