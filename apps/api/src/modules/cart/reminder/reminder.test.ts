import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buyerCoupon, coupon } from '#db/schema/coupon.ts';
import { document } from '#db/schema/document.ts';
import { message } from '#db/schema/message.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addBuyer } from '#testing/people.ts';
import { remindBuyers } from './remind-buyers.ts';

const { db } = await openTestDatabase();

const dayMs = 24 * 3_600_000;
const start = new Date('2026-03-01T04:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * dayMs);
const onDay = (days: number) => after(days).toISOString().slice(0, 10);

const notices = async (buyerId: number) =>
  (await db.select().from(message).where(eq(message.buyerId, buyerId)).orderBy(message.id)).map(
    ({ title, body }) => `${title}：${body}`,
  );

describe('reminders', () => {
  it('[B3] announce the expiry of a document 60, 30 and 7 days before, once each in any number of runs', async () => {
    const { id } = await addBuyer(db, { expiresOn: onDay(61) });
    const counts: number[] = [];
    for (let day = 0; day <= 62; day += 1) {
      await remindBuyers(db, after(day));
      await remindBuyers(db, after(day + 0.2));
      counts.push((await notices(id)).length);
    }
    expect([counts[0], counts[1], counts[30], counts[31], counts[53], counts[54], counts[62]]).toEqual([
      0, 1, 1, 2, 2, 3, 3,
    ]);
    expect((await notices(id))[0]).toBe(
      '证件到期提醒：《药品经营许可证》5月1日到期，请及时更新，还有60天。到期后依赖它的商品将暂停购买。',
    );
  });

  it('[B3] announce only the current level after a gap, and start again with the next term', async () => {
    const { id } = await addBuyer(db, { expiresOn: onDay(105) });
    await remindBuyers(db, after(100));
    expect(await notices(id)).toHaveLength(1);
    await db
      .update(document)
      .set({ expiresOn: onDay(205) })
      .where(eq(document.buyerId, id));
    await remindBuyers(db, after(200));
    expect(await notices(id)).toHaveLength(2);
  });

  it('[B3] ignore a document with a longer renewal, and unapproved buyers', async () => {
    const renewed = await addBuyer(db, { expiresOn: onDay(20) });
    await db.insert(document).values({
      buyerId: renewed.id,
      kind: 'business_licence',
      name: '药品经营许可证',
      status: 'passed',
      expiresOn: onDay(900),
    });
    const waiting = await addBuyer(db, { status: 'pending' });
    await db.insert(document).values({
      buyerId: waiting.id,
      kind: 'business_licence',
      name: '药品经营许可证',
      status: 'passed',
      expiresOn: onDay(20),
    });
    await remindBuyers(db, start);
    expect([await notices(renewed.id), await notices(waiting.id)]).toEqual([[], []]);
  });

  it('announce an unused coupon that expires within three days, once', async () => {
    const { id } = await addBuyer(db);
    const [kind] = await db
      .insert(coupon)
      .values({
        title: '满300减20',
        threshold: '300',
        money: '20',
        startsAt: start,
        endsAt: after(9),
        validDays: 9,
        total: 9,
      })
      .returning();
    await db
      .insert(buyerCoupon)
      .values([2, 5, -1].map((days) => ({ buyerId: id, couponId: kind?.id ?? 0, expiresAt: after(days) })));
    await remindBuyers(db, start);
    await remindBuyers(db, after(0.1));
    expect(await notices(id)).toEqual(['优惠券即将到期：您的“满300减20”将于2026-03-03到期，请尽快使用。']);
  });
});
