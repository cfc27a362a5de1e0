import type { Tx } from '#db/database.ts';
import { cartLine } from '#db/schema/cart-line.ts';
import { directedSale, goodsRegion } from '#db/schema/directed-sale.ts';
import { favourite } from '#db/schema/favourite.ts';
import { minuteMs } from '#durations.ts';
import { addDays } from '../calendar.ts';
import { insertMany } from '../insert-many.ts';
import type { SeededActivities } from '../promotions/seed-activities.ts';
import { chanceOf } from '../random.ts';
import type { SeededGoods } from '../seed-catalogue.ts';
import type { SeededPerson } from './seed-accounts.ts';

const offered = ({ item: { row, containsEphedrine } }: SeededGoods) =>
  row.price !== '' && row.stock !== '0' && !containsEphedrine;

/** Restricts controlled products to a few buyers, and some products to some regions. */
export const seedTerms = async (tx: Tx, persons: SeededPerson[], goods: SeededGoods[]) => {
  const chosen = persons.filter(({ username }) => username === 'pharmacy' || username.startsWith('chain'));
  const controlled = goods.filter(({ item }) => item.row.is_controlled !== '');
  await insertMany(
    tx,
    directedSale,
    controlled.flatMap(({ id, item }) =>
      chosen.flatMap((person) =>
        chanceOf(`directed|${person.username}|${item.row.barcode}`).happens(0.6)
          ? [{ goodsId: id, buyerId: person.id }]
          : [],
      ),
    ),
  );
  const plain = goods.filter(
    (each) => offered(each) && each.item.row.tags === '' && each.item.row.is_controlled === '',
  );
  const limited = plain.filter(({ item }) => chanceOf(`region|${item.row.barcode}`).happens(0.008));
  await insertMany(
    tx,
    goodsRegion,
    limited.map(({ id }, index) =>
      index % 2 === 0
        ? { goodsId: id, regionCode: '44', isExcluded: false }
        : { goodsId: id, regionCode: '51', isExcluded: true },
    ),
  );
};

/** Products in the pharmacy's cart: some of each promotion, one out of stock, one without a price. */
export const seedCarts = async (
  tx: Tx,
  persons: SeededPerson[],
  goods: SeededGoods[],
  activities: SeededActivities,
  seckillGoods: number[],
  now: Date,
) => {
  const [pharmacy, clinic] = ['pharmacy', 'clinic'].map((name) => persons.find(({ username }) => username === name));
  if (!pharmacy || !clinic) throw new Error('The demonstration lacks its buyers.');
  const drawn = (key: string, count: number, fits: (each: SeededGoods) => boolean) =>
    goods
      .filter(fits)
      .map((each) => ({ each, rank: chanceOf(`cart|${key}|${each.item.row.barcode}`).next() }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, count)
      .map(({ each }) => each);
  const free = (each: SeededGoods) =>
    offered(each) && each.item.row.purchase_cap === '' && each.item.row.is_controlled === '';
  const line = (
    person: SeededPerson,
    { id, item }: SeededGoods,
    packs: number,
    minutes: number,
    isSelected = true,
  ): typeof cartLine.$inferInsert => ({
    buyerId: person.id,
    goodsId: id,
    quantity: String(Number(item.row.pack_step) * packs),
    isSelected,
    // The price at that time would equal today's, and a special price would read as a price drop.
    addedPrice: null,
    createdAt: new Date(now.getTime() - minutes * minuteMs),
    updatedAt: new Date(now.getTime() - minutes * minuteMs),
  });
  const lines = [
    ...drawn(
      'reduction',
      4,
      (each) => free(each) && activities.reductionOf.get(each.id) === activities.fullReduction,
    ).map((each, at) => line(pharmacy, each, at + 1, 200 + at)),
    ...drawn('herbs', 2, (each) => free(each) && activities.reductionOf.get(each.id) === activities.herbReduction).map(
      (each, at) => line(pharmacy, each, 2, 300 + at),
    ),
    ...drawn(
      'plain',
      3,
      (each) => free(each) && each.item.row.tags === '' && /化学药|中成药/.test(each.item.row.category),
    ).map((each, at) => line(pharmacy, each, 2, 400 + at)),
    ...drawn('ladder', 1, (each) => free(each) && each.item.row.ladder !== '').map((each) =>
      line(pharmacy, each, 5, 500),
    ),
    ...drawn('special', 1, (each) => offered(each) && each.item.row.tags.includes('特')).map((each) =>
      line(pharmacy, each, 2, 60),
    ),
    ...drawn('gone', 1, (each) => each.item.row.stock === '0' && each.item.row.price !== '').map((each) =>
      line(pharmacy, each, 1, 2_000, false),
    ),
    ...drawn('clinic', 4, (each) => free(each) && each.item.row.scope === '中药饮片').map((each, at) =>
      line(clinic, each, 2, 90 + at),
    ),
  ];
  const rush = goods.find(({ id }) => id === seckillGoods[0]);
  if (rush) lines.push({ ...line(pharmacy, rush, 1, 8), kind: 'seckill', activityId: activities.runningSeckill });
  await insertMany(tx, cartLine, lines);
};

export const seedFavourites = async (tx: Tx, persons: SeededPerson[], goods: SeededGoods[], now: Date) => {
  const counts: Record<string, number> = { pharmacy: 46, clinic: 18, expired: 8, chain: 30 };
  const rows = persons.flatMap((person) =>
    goods
      .filter(offered)
      .map((each) => ({ each, rank: chanceOf(`favourite|${person.username}|${each.item.row.barcode}`).next() }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, counts[person.username] ?? 0)
      .map(({ each }, at) => ({ buyerId: person.id, goodsId: each.id, createdAt: addDays(now, -at * 3 - 1) })),
  );
  await insertMany(tx, favourite, rows);
};
