import type { Tx } from '#db/database.ts';
import { priceLog } from '#db/schema/price-log.ts';
import { addDays } from '../calendar.ts';
import { insertMany } from '../insert-many.ts';
import type { SeededGoods } from '../seed-catalogue.ts';
import { priceThen } from './plan-orders.ts';

const months = 12;

/** The last year's list prices of herbs, which change with the harvest; orders of the time paid about as much. */
export const seedPrices = async (tx: Tx, goods: SeededGoods[], now: Date): Promise<void> => {
  const rows = goods
    .filter(({ item: { row } }) => row.unit === 'kg' && row.price !== '')
    .flatMap((product) => {
      const days = Array.from({ length: months }, (_, month) => addDays(now, -30 * (months - month)));
      const prices = days.map((day) => priceThen(product, day, now));
      return days.flatMap((createdAt, month) => {
        const before = prices[month - 1] ?? null;
        const after = prices[month] ?? null;
        return before === after ? [] : { goodsId: product.id, before, after, createdAt };
      });
    });
  await insertMany(tx, priceLog, rows);
};
