import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buyer } from '#db/schema/buyer.ts';
import { buyerCoupon, coupon } from '#db/schema/coupon.ts';
import { draw, drawPrize, drawRecord } from '#db/schema/draw.ts';
import { redPacket } from '#db/schema/red-packet.ts';
import { pointsLog } from '#db/schema/wallet.ts';
import { openTestDatabase } from '#db/testing.ts';
import { Refusal } from '#errors/refusal.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { drawLots } from './draw-lots.ts';

const { db } = await openTestDatabase('server', { maxConnections: 20 });
const now = new Date('2026-11-21T04:00:00Z');
const day = 86_400_000;
const period = { startsAt: new Date(now.getTime() - day), endsAt: new Date(now.getTime() + day) };

const addBuyers = async (count: number, prefix: string): Promise<number[]> => {
  const rows = await db
    .insert(buyer)
    .values(
      Array.from({ length: count }, (_, index) => ({
        username: `${prefix}${index}`,
        name: '王药师',
        company: `测试大药房${index}`,
        status: 'passed' as const,
      })),
    )
    .returning({ id: buyer.id });
  return rows.map(({ id }) => id);
};

const addDraw = async (
  values: Partial<typeof draw.$inferInsert>,
  prizes: Omit<typeof drawPrize.$inferInsert, 'drawId'>[],
) => {
  const [row] = await db
    .insert(draw)
    .values({ title: '备货抽奖', ...period, ...values })
    .returning();
  const id = row?.id ?? 0;
  await db.insert(drawPrize).values(prizes.map((prize) => ({ ...prize, drawId: id })));
  return id;
};

it('[S6] [C007] gives 5 prizes to 100 buyers at once exactly five times, and books each', async () => {
  const buyers = await addBuyers(100, 'rush');
  const [rule] = await db
    .insert(coupon)
    .values({ title: '满100减20', threshold: '100', money: '20', ...period, validDays: 7, total: 2 })
    .returning();
  const id = await addDraw({ freeChances: 1 }, [
    { name: '20元券', kind: 'coupon', couponId: rule?.id ?? 0, weight: 50, total: 2 },
    { name: '5元红包', kind: 'red_packet', money: '5', weight: 50, total: 2 },
    { name: '100积分', kind: 'points', points: 100, weight: 50, total: 1 },
  ]);
  const lots = await Promise.all(buyers.map((buyerId) => drawLots(db, buyerId, id, `key-of-${buyerId}`, now)));
  const won = lots.filter(({ record }) => record.prizeId !== null);
  expect(won).toHaveLength(5);
  const prizes = await db.select().from(drawPrize).where(eq(drawPrize.drawId, id));
  expect(prizes.every(({ issued, total }) => issued === total)).toBe(true);
  expect(await db.$count(drawRecord, eq(drawRecord.drawId, id))).toBe(100);
  expect([await db.$count(buyerCoupon), await db.$count(redPacket), await db.$count(pointsLog)]).toEqual([2, 2, 1]);
  expect(await auditMoney(db)).toEqual([]);
});

it('[C007] never exceeds a buyer’s chances, even in simultaneous calls', async () => {
  const [buyerId = 0] = await addBuyers(1, 'greedy');
  const id = await addDraw({ freeChances: 3 }, [{ name: '谢谢参与', kind: 'nothing', weight: 1 }]);
  const tries = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) => drawLots(db, buyerId, id, `attempt-${index}`, now)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const refused = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refused.every((reason) => reason instanceof Refusal && reason.message === '您的抽奖机会已用完')).toBe(true);
});

it('[S6] gives the same result for the same key, even ten times at once', async () => {
  const [buyerId = 0] = await addBuyers(1, 'again');
  const id = await addDraw({ freeChances: 5 }, [
    { name: '1元红包', kind: 'red_packet', money: '1', weight: 1 },
    { name: '2元红包', kind: 'red_packet', money: '2', weight: 1 },
  ]);
  const lots = await Promise.all(
    Array.from({ length: 10 }, () => drawLots(db, buyerId, id, 'the-same-key-of-mine', now)),
  );
  expect(new Set(lots.map(({ record }) => record.id)).size).toBe(1);
  expect(lots.every(({ chances }) => chances === 4)).toBe(true);
  expect(await db.$count(redPacket, eq(redPacket.buyerId, buyerId))).toBe(1);
});

it('[O5] agrees with its records in the audit', async () => {
  const [buyerId = 0] = await addBuyers(1, 'audited');
  const id = await addDraw({ freeChances: 2 }, [{ name: '9积分', kind: 'points', points: 9, weight: 1 }]);
  await drawLots(db, buyerId, id, 'a-key-to-be-audited', now);
  expect(await auditMoney(db)).toEqual([]);
  await db.update(drawPrize).set({ issued: 2 }).where(eq(drawPrize.drawId, id));
  const [breach] = await auditMoney(db);
  expect(breach?.what).toEqual([expect.stringContaining('counts 2 of 1, with points 1')]);
  await db.update(drawPrize).set({ issued: 1 }).where(eq(drawPrize.drawId, id));
});

it('draws another prize if the coupon behind one is gone', async () => {
  const [buyerId = 0] = await addBuyers(1, 'gone');
  const [rule] = await db
    .insert(coupon)
    .values({ title: '已领完', threshold: '100', money: '20', ...period, validDays: 7, total: 1, claimed: 1 })
    .returning();
  const id = await addDraw({ freeChances: 1 }, [
    { name: '已领完的券', kind: 'coupon', couponId: rule?.id ?? 0, weight: 999_999 },
    { name: '10积分', kind: 'points', points: 10, weight: 1 },
  ]);
  const { record } = await drawLots(db, buyerId, id, 'a-key-that-is-long', now);
  expect(record).toMatchObject({ name: '10积分', remarks: '已计入积分' });
  const [{ sum } = { sum: 0 }] = await db
    .select({ sum: sql<number>`sum(${drawPrize.issued})::int` })
    .from(drawPrize)
    .where(eq(drawPrize.drawId, id));
  expect(sum).toBe(1);
});
