import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { buyerCoupon, coupon } from '#db/schema/coupon.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

const day = 86_400_000;

const addCoupon = async (values: Partial<typeof coupon.$inferInsert> = {}) => {
  const [row] = await db
    .insert(coupon)
    .values({
      title: '中成药专享券',
      threshold: '200',
      money: '20',
      startsAt: new Date(time.now.getTime() - day),
      endsAt: new Date(time.now.getTime() + day),
      validDays: 7,
      total: 100,
      ...values,
    })
    .returning();
  return row?.id ?? 0;
};

let sessions: string[] = [];

beforeAll(async () => {
  const buyers = await Promise.all(Array.from({ length: 6 }, () => addBuyer(db)));
  sessions = await Promise.all(buyers.map(({ username }) => signIn(username)));
});

const claim = (id: number, session = sessions[0] ?? '') => call('claimCoupon', { params: { id } }, session);

describe('claiming a coupon', () => {
  it('gives one with its own validity period', async () => {
    const answer = await claim(await addCoupon());
    expect(answer).toMatchObject({
      status: 200,
      message: '领取成功',
      data: {
        buyer_coupon: { status: 0, coupon: { money: '20.00', amount: '200.00' } },
        claimable: { status: 1, received: 1 },
      },
    });
    expect(answer.data.buyer_coupon.end_time - answer.data.buyer_coupon.start_time).toBe((7 * day) / 1000);
  });

  it('stops at the coupon’s limit, even in simultaneous calls', async () => {
    const id = await addCoupon({ perBuyer: 2 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => claim(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      code: 40905,
      message: '您已领取过该优惠券',
    });
  });

  it('never gives out more than there are, to any number of buyers at once', async () => {
    const id = await addCoupon({ total: 3 });
    const answers = await Promise.all(sessions.map((session) => claim(id, session)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await db.select().from(buyerCoupon).where(eq(buyerCoupon.couponId, id))).toHaveLength(3);
    expect(answers.find(({ status }) => status !== 200)?.message).toBe('优惠券已被领完');
  });

  it.each([
    ['not begun', { startsAt: new Date(Date.now() + day / 2) }, '领取尚未开始'],
    ['over', { startsAt: new Date(Date.now() - 3 * day), endsAt: new Date(Date.now() - day) }, '领取已经结束'],
  ])('is refused when it is %s', async (_, values, message) => {
    expect(await claim(await addCoupon(values))).toMatchObject({ status: 409, code: 40905, message });
  });

  it('is for buyers, and for existing coupons', async () => {
    const id = await addCoupon();
    expect((await call('claimCoupon', { params: { id } })).code).toBe(10001);
    expect((await claim(999_999)).code).toBe(404);
  });
});

describe('claimable coupons', () => {
  it('[C056] are shown to visitors, and to buyers with their own claims', async () => {
    const id = await addCoupon({ title: '首单券', endsAt: new Date(time.now.getTime() + day / 4) });
    await claim(id);
    const find = async (session?: string) =>
      (await call('listClaimableCoupons', { query: { per_page: 50 } }, session)).data.list.find(
        (each) => each.coupon.id === id,
      );
    expect(await find()).toMatchObject({ status: 0, received: 0, left_percent: 99 });
    expect(await find(sessions[0])).toMatchObject({ status: 1, received: 1 });
  });

  it('are grouped by scope', async () => {
    const id = await addCoupon({ scope: { goodsIds: [7] } });
    const has = async (type: 'goods' | 'category' | 'general') =>
      (await call('listClaimableCoupons', { query: { type, per_page: 50 } })).data.list.some(
        (each) => each.coupon.id === id,
      );
    expect([await has('goods'), await has('category'), await has('general')]).toEqual([true, false, false]);
  });
});
