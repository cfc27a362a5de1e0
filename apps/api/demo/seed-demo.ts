import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/database.ts';
import { filledTables } from '#db/filled-tables.ts';
import { activityGoods } from '#db/schema/activity.ts';
import { seedOperators } from './accounts/operators.ts';
import { seedAccounts } from './accounts/seed-accounts.ts';
import { seedDelivery } from './accounts/seed-delivery.ts';
import { seedCarts, seedFavourites, seedTerms } from './accounts/seed-habits.ts';
import { seedMessages } from './accounts/seed-messages.ts';
import { seedRequests } from './accounts/seed-requests.ts';
import { dayOf } from './calendar.ts';
import { seedContent } from './content/seed-content.ts';
import { topCategories } from './content/seed-menus.ts';
import { planOrders } from './history/plan-orders.ts';
import { bookPointsInTime } from './history/points-in-time.ts';
import { seedAfterOrders } from './history/seed-after-orders.ts';
import { seedOrders } from './history/seed-orders.ts';
import { seedPrices } from './history/seed-prices.ts';
import { seedActivities } from './promotions/seed-activities.ts';
import { seedActivityPages } from './promotions/seed-activity-pages.ts';
import { seedBenefits } from './promotions/seed-benefits.ts';
import { seedDraws } from './promotions/seed-draws.ts';
import { seedRebate } from './rewards/seed-rebate.ts';
import { seedRewards } from './rewards/seed-rewards.ts';
import { seedCatalogue } from './seed-catalogue.ts';

/**
 * Fills an empty database with the demonstration as of `now`, from which all dates follow. The same `now` gives the
 * same demonstration, except for password salts and secret payment numbers.
 */
export const seedDemo = async (db: Db, now: Date): Promise<void> => {
  const day = dayOf(now);
  const goods = await seedCatalogue(db, day);
  await db.transaction(async (tx) => {
    await seedOperators(tx);
    await seedDelivery(tx);
    const persons = await seedAccounts(tx, day);
    const activities = await seedActivities(tx, goods, day, now);
    await seedTerms(tx, persons, goods);
    const rewards = await seedRewards(tx, goods, persons, day, now);
    await seedPrices(tx, goods, now);
    await seedOrders(tx, planOrders(persons, goods, activities, day, now), persons, rewards, now);
    await seedAfterOrders(tx, persons, day, now);
    await seedBenefits(tx, persons, day, now);
    const rush = await tx
      .select({ id: activityGoods.goodsId })
      .from(activityGoods)
      .where(eq(activityGoods.activityId, activities.runningSeckill));
    await seedCarts(
      tx,
      persons,
      goods,
      activities,
      rush.map(({ id }) => id),
      now,
    );
    await seedFavourites(tx, persons, goods, now);
    await seedRequests(tx, persons, goods, now);
    await seedMessages(tx, persons, now);
    await seedContent(tx, goods, activities.fullReduction, day);
    await seedActivityPages(tx, goods, await topCategories(tx), day);
    await seedDraws(tx, persons, activities.fullReduction, day, now);
    await bookPointsInTime(tx);
    await seedRebate(tx, now);
  });
  await db.execute(sql.raw(`analyze ${await filledTables(db)}`));
};
