import { eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { coupon } from '#db/schema/coupon.ts';
import { draw, drawPrize } from '#db/schema/draw.ts';
import { focus } from '#db/schema/focus.ts';
import { minuteMs } from '#durations.ts';
import { sitePictureUrl } from '#modules/catalogue/picture/index.ts';
import { awardPrize } from '#modules/selling/draw/index.ts';
import type { SeededPerson } from '../accounts/seed-accounts.ts';
import { addDays } from '../calendar.ts';
import { midnight } from './activity-rows.ts';

type PrizePlan = Omit<typeof drawPrize.$inferInsert, 'drawId'>;
type Win = [username: string, prize: string, daysAgo: number];

const running: Win[] = [
  ['clinic', '20元红包', 3],
  ['expired', '20积分', 3],
  ['chain', '满500减30券', 2],
  ['chain-qingyang', '谢谢参与', 2],
  ['chain-qingyang', '50元现金券', 2],
  ['chain-chenghua', '200积分', 1],
  ['clinic', '20积分', 1],
  ['chain', '谢谢参与', 0],
];

const over: Win[] = [
  ['pharmacy', '88积分', 48],
  ['pharmacy', '谢谢参与', 47],
  ['pharmacy', '10元现金券', 45],
  ['clinic', '88积分', 44],
  ['chain', '10元现金券', 43],
];

/** An active draw with chances for everybody, and an ended one; prizes are booked as a real draw books them. */
export const seedDraws = async (tx: Tx, persons: SeededPerson[], activityId: number, day: Date, now: Date) => {
  const [monthly] = await tx.select({ id: coupon.id }).from(coupon).where(eq(coupon.title, '月度券 满500减30'));
  const winter = await insertDraw(
    tx,
    {
      title: '冬季备货抽奖',
      rules: [
        '活动期间每店赠送1次抽奖机会。',
        '每日访问满减活动页可得1次，每笔实付满300元的订单可得1次。',
        '奖品即时到账，积分、红包、现金券与优惠券可在我的钱包查看。',
      ].join('\n'),
      activityId,
      startsAt: addDays(midnight(day), -6),
      endsAt: addDays(midnight(day), 60),
      freeChances: 1,
      chancesPerTap: 1,
      chancesPerOrder: 1,
      orderAmount: '300',
    },
    [
      { name: '50元现金券', kind: 'voucher', money: '50', weight: 2, total: 20 },
      { name: '20元红包', kind: 'red_packet', money: '20', weight: 5, total: 60 },
      { name: '满500减30券', kind: 'coupon', couponId: monthly?.id ?? null, weight: 15, total: 300 },
      { name: '200积分', kind: 'points', points: 200, weight: 10, total: 200 },
      { name: '20积分', kind: 'points', points: 20, weight: 38 },
      { name: '谢谢参与', kind: 'nothing', weight: 30 },
    ],
  );
  const autumn = await insertDraw(
    tx,
    {
      title: '秋季补货抽奖',
      rules: '活动已经结束，感谢参与。',
      startsAt: addDays(midnight(day), -50),
      endsAt: addDays(midnight(day), -40),
      freeChances: 3,
    },
    [
      { name: '10元现金券', kind: 'voucher', money: '10', weight: 10, total: 50, validDays: 90 },
      { name: '88积分', kind: 'points', points: 88, weight: 30, total: 300 },
      { name: '谢谢参与', kind: 'nothing', weight: 60 },
    ],
  );
  await award(tx, autumn, over, persons, now);
  await award(tx, winter, running, persons, now);
  await tx.insert(focus).values({
    block: 'draw_ads',
    title: '冬季备货抽奖，下单就有机会',
    image: sitePictureUrl('banner', 'draw-ad'),
  });
};

type DrawnPrizes = { drawId: number; prizes: Map<string, typeof drawPrize.$inferSelect> };

const insertDraw = async (tx: Tx, values: typeof draw.$inferInsert, plans: PrizePlan[]): Promise<DrawnPrizes> => {
  const [row] = await tx
    .insert(draw)
    .values({ ...values, createdAt: values.startsAt })
    .returning({ id: draw.id });
  const drawId = row?.id ?? 0;
  const prizes = await tx
    .insert(drawPrize)
    .values(plans.map((plan, sort) => ({ ...plan, drawId, sort })))
    .returning();
  return { drawId, prizes: new Map(prizes.map((prize) => [prize.name, prize])) };
};

const award = async (tx: Tx, { drawId, prizes }: DrawnPrizes, wins: Win[], persons: SeededPerson[], now: Date) => {
  for (const [index, [username, name, daysAgo]] of wins.entries()) {
    const buyerId = persons.find((person) => person.username === username)?.id;
    const prize = prizes.get(name);
    if (!buyerId || !prize) throw new Error(`The demonstration has nobody to win ${name}.`);
    const drawnAt = new Date(addDays(now, -daysAgo).getTime() - (20 - index) * minuteMs);
    await awardPrize(tx, { drawId, buyerId, key: `demonstration-${drawId}-${index}` }, prize, drawnAt);
  }
};
