import type { Tx } from '#db/database.ts';
import { activity, activityGoods, activityTier } from '#db/schema/activity.ts';
import { hourMs } from '#durations.ts';
import { tidyPrice, yuan } from '../catalogue/figures.ts';
import type { SeededGoods } from '../seed-catalogue.ts';

type Insert<T extends { $inferInsert: object }> = T['$inferInsert'];

export const hasTag = (goods: SeededGoods, tag: string) => goods.item.row.tags.split(',').includes(tag);
export const fenOf = ({ item }: SeededGoods) => Math.round(Number(item.row.price) * 100);
export const cheaper = (goods: SeededGoods, share: number) => yuan(tidyPrice(fenOf(goods) * share));
export const packs = ({ item }: SeededGoods, count: number) => String(Number(item.row.pack_step) * count);
export const isHerb = ({ item }: SeededGoods) => /^(中药饮片|参茸贵细)/.test(item.row.category);

/** Midnight in China at the start of a day; `day` is its noon. */
export const midnight = (day: Date) => new Date(day.getTime() - 12 * hourMs);

export const insertActivity = async (tx: Tx, values: Insert<typeof activity>): Promise<number> => {
  const [row] = await tx
    .insert(activity)
    .values({ ...values, createdAt: values.startsAt })
    .returning({ id: activity.id });
  if (!row) throw new Error('An activity was not inserted.');
  return row.id;
};

export const insertTiers = async (
  tx: Tx,
  activityId: number,
  tiers: [amount: string, money: string][],
): Promise<number[]> => {
  const rows = await tx
    .insert(activityTier)
    .values(tiers.map(([amount, money]) => ({ activityId, amount, money })))
    .returning({ id: activityTier.id });
  return rows.map(({ id }) => id).sort((a, b) => a - b);
};

export const nameGoods = async (tx: Tx, values: Insert<typeof activityGoods>[]) => {
  for (let start = 0; start < values.length; start += 1_000)
    await tx.insert(activityGoods).values(values.slice(start, start + 1_000));
};
