import { eq } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Tx } from '#db/database.ts';
import { job } from '#db/schema/job.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addBuyer } from '#testing/people.ts';
import { beginRefund, bookPayment, bookRefund, failPayment, type PaymentRow, storeNotice } from './index.ts';

const { db } = await openTestDatabase();
const now = new Date('2026-05-10T04:00:00Z');
let buyerId = 0;

beforeAll(async () => {
  buyerId = (await addBuyer(db, { username: 'mine' })).id;
});

const paidBy = (tx: Tx, method: PaymentRow['method']) =>
  bookPayment(tx, { method, rechargeBuyerId: buyerId, amount: '50.00' }, null, now);
const jobsOf = async (tx: Tx, refundId: number | null) => tx.$count(job, eq(job.key, `refund:${refundId}`));

it('[O4] applies a notice once', async () => {
  await db.transaction(async (tx) => {
    const { no } = await paidBy(tx, 'alipay');
    const notice = {
      provider: 'alipay',
      notificationId: 'n1',
      paymentNo: no,
      isPaid: true,
      amount: '50.00',
      tradeNo: 't1',
      payload: {},
    };
    const apply = vi.fn(async () => 'refunded' as const);
    expect(await storeNotice(tx, notice, apply, now)).toBe('refunded');
    expect(await storeNotice(tx, notice, apply, now)).toBe('repeated');
    expect(apply).toHaveBeenCalledTimes(1);
  });
});

it('asks a provider for a refund once, and no provider for one by bank', async () => {
  await db.transaction(async (tx) => {
    const refund = { amount: '50.00', target: 'provider' as const, reason: 'cancel:1' };
    const alipay = await paidBy(tx, 'alipay');
    const first = await beginRefund(tx, alipay, refund, now);
    expect(await jobsOf(tx, first)).toBe(1);
    expect(await beginRefund(tx, alipay, refund, now)).toBeNull();
    const byBank = await beginRefund(tx, await paidBy(tx, 'bank'), refund, now);
    expect(byBank).not.toBeNull();
    expect(await jobsOf(tx, byBank)).toBe(0);
  });
});

it('books a refund to the balance once', async () => {
  const refund = { amount: '50.00', target: 'balance' as const, reason: 'return:1' };
  await expect(
    db.transaction(async (tx) => {
      const { id } = await paidBy(tx, 'balance');
      expect(await bookRefund(tx, id, refund, now)).toBeGreaterThan(0);
      await bookRefund(tx, id, refund, now);
    }),
  ).rejects.toThrow('refunded before');
});

it('leaves a received payment as it is when a failure is reported later', async () => {
  await db.transaction(async (tx) => {
    expect(await failPayment(tx, await paidBy(tx, 'wechat'))).toBe(false);
  });
});
