import type { Tx } from '#db/database.ts';
import { cashVoucher } from '#db/schema/cash-voucher.ts';
import { buyerCoupon, coupon } from '#db/schema/coupon.ts';
import { redPacket } from '#db/schema/red-packet.ts';
import type { SeededPerson } from '../accounts/seed-accounts.ts';
import { addDays } from '../calendar.ts';
import { couponPlans } from './benefit-rules.ts';

/** Claimed coupons: username → keys, with days since the claim. */
const claims: Record<string, [key: string, daysAgo: number][]> = {
  pharmacy: [
    ['monthly', 2],
    ['herbs', 9],
    ['gone', 4],
  ],
  clinic: [
    ['herbs', 3],
    ['gone', 4],
  ],
  chain: [
    ['monthly', 1],
    ['monthly', 5],
    ['big', 5],
    ['gone', 3],
  ],
  expired: [['monthly', 29]],
};

/** Coupons to claim and claimed ones, and vouchers and red packets to spend. */
export const seedBenefits = async (tx: Tx, persons: SeededPerson[], day: Date, now: Date) => {
  const passed = new Map(persons.map((person) => [person.username, person.id]));
  const held = Object.entries(claims).flatMap(([username, keys]) =>
    keys.map(([key, daysAgo]) => ({ buyerId: passed.get(username) ?? 0, key, claimedAt: addDays(now, -daysAgo) })),
  );
  for (const { key, ...plan } of couponPlans(day)) {
    const own = held.filter((each) => each.key === key);
    const [row] = await tx
      .insert(coupon)
      .values({ ...plan, claimed: own.length, createdAt: plan.startsAt })
      .returning({ id: coupon.id });
    if (!row || own.length === 0) continue;
    await tx.insert(buyerCoupon).values(
      own.map(({ buyerId, claimedAt }) => ({
        buyerId,
        couponId: row.id,
        createdAt: claimedAt,
        expiresAt: addDays(claimedAt, plan.validDays),
      })),
    );
  }

  const holders = persons.filter(({ status }) => status === 'passed');
  await seedRunOut(tx, holders, now);
  const period = (from: number, to: number) => ({
    startsAt: addDays(now, from),
    createdAt: addDays(now, from),
    expiresAt: addDays(now, to),
  });
  await tx.insert(cashVoucher).values(
    holders.flatMap(({ id }) => [
      { buyerId: id, title: '月度返券', threshold: '500', money: '25.00', ...period(-5, 40) },
      { buyerId: id, title: '大单现金券', threshold: '1500', money: '80.00', ...period(-2, 25) },
      { buyerId: id, title: '周年庆现金券', threshold: '300', money: '10.00', ...period(-60, -3) },
    ]),
  );
  const packet = (buyerId: number, title: string, money: string, from: number, to: number) => {
    const { createdAt, expiresAt } = period(from, to);
    return { buyerId, title, money, createdAt, expiresAt };
  };
  await tx
    .insert(redPacket)
    .values(
      holders.flatMap(({ id }) => [
        packet(id, '新人红包', '8.80', -4, 26),
        packet(id, '签到红包', '2.60', -1, 14),
        packet(id, '端午红包', '5.00', -150, -120),
      ]),
    );
};

/** A coupon that everybody claimed and let expire. */
const seedRunOut = async (tx: Tx, holders: SeededPerson[], now: Date) => {
  const startsAt = addDays(now, -75);
  const [row] = await tx
    .insert(coupon)
    .values({
      title: '秋补满减券',
      threshold: '800',
      money: '40.00',
      startsAt,
      endsAt: addDays(now, -45),
      validDays: 20,
      total: 500,
      claimed: holders.length,
      createdAt: startsAt,
    })
    .returning({ id: coupon.id });
  const createdAt = addDays(now, -70);
  const expiresAt = addDays(createdAt, 20);
  await tx
    .insert(buyerCoupon)
    .values(holders.map(({ id }) => ({ buyerId: id, couponId: row?.id ?? 0, createdAt, expiresAt })));
};
