import type { Tx } from '#db/database.ts';
import { activity } from '#db/schema/activity.ts';
import { hourMs } from '#durations.ts';
import { addDays } from '../calendar.ts';
import { chanceOf } from '../random.ts';
import type { SeededGoods } from '../seed-catalogue.ts';
import { cheaper, hasTag, midnight, nameGoods, packs } from './activity-rows.ts';

/** Days of seckill rounds and daily specials to seed, so that a demonstration stays current. */
const daysAhead = 120;
const roundHours = [0, 10, 14, 20, 24];

/** 特: new prices each midnight. */
export const seedDailySpecials = async (tx: Tx, goods: SeededGoods[], day: Date) => {
  const special = goods.filter((each) => hasTag(each, '特'));
  const days = Array.from({ length: daysAhead }, (_, index) => addDays(midnight(day), index));
  const rows = await tx
    .insert(activity)
    .values(
      days.map((startsAt) => ({
        kind: 'daily_special' as const,
        title: '天天特价',
        startsAt,
        createdAt: startsAt,
        endsAt: addDays(startsAt, 1),
        config: { withCoupon: true, description: '每日零时更新，售完即止。' },
      })),
    )
    .returning({ id: activity.id });
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
  await nameGoods(
    tx,
    ids.flatMap((activityId, index) =>
      special.map((each) => {
        const share = chanceOf(`special|${index}|${each.item.row.barcode}`).pick([0.84, 0.86, 0.88, 0.9]);
        return { activityId, goodsId: each.id, price: cheaper(each, share), cap: packs(each, 10) };
      }),
    ),
  );
};

/** 秒: four consecutive rounds a day, six products each. */
export const seedSeckill = async (tx: Tx, goods: SeededGoods[], day: Date, now: Date): Promise<number> => {
  const all = goods.filter((each) => hasTag(each, '秒'));
  const rounds = Array.from({ length: daysAhead * 4 }, (_, index) => {
    const start = midnight(addDays(day, Math.floor(index / 4))).getTime();
    const at = (hours: number) => new Date(start + hours * hourMs);
    return { startsAt: at(roundHours[index % 4] ?? 0), endsAt: at(roundHours[(index % 4) + 1] ?? 24) };
  });
  const rows = await tx
    .insert(activity)
    .values(
      rounds.map((round) => ({
        ...round,
        createdAt: round.startsAt,
        kind: 'seckill' as const,
        title: '限时秒杀',
        config: { description: '数量有限，每店限购，以服务器时间为准。' },
      })),
    )
    .returning({ id: activity.id });
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
  await nameGoods(
    tx,
    ids.flatMap((activityId, index) =>
      Array.from({ length: Math.min(6, all.length) }, (_, at) => all[(index * 6 + at) % all.length]).flatMap((each) =>
        each
          ? [{ activityId, goodsId: each.id, price: cheaper(each, 0.78), stock: packs(each, 20), cap: packs(each, 2) }]
          : [],
      ),
    ),
  );
  const running = rounds.findIndex(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  return ids[running] ?? 0;
};
