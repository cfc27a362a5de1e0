import { and, asc, count, countDistinct, eq, exists, inArray, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { type Paging, pageOf } from '#db/page.ts';
import { brand } from '#db/schema/brand.ts';
import { goods } from '#db/schema/goods.ts';
import { makerName } from '#db/schema/maker-name.ts';
import { order } from '#db/schema/order.ts';
import { orderLine } from '#db/schema/order-line.ts';

const mostBrands = 40;

/** Leaves out brands of hidden makers. */
const isOfShownMaker = sql`not exists (
  select from ${makerName} where ${makerName.name} = ${brand.maker} and ${makerName.isHidden})`;

/** Leaves out brands without listed products, and those of hidden makers. */
const isShown = (db: Executor): SQL | undefined =>
  and(
    isOfShownMaker,
    exists(
      db
        .select({ one: sql`1` })
        .from(goods)
        .where(and(eq(goods.maker, brand.maker), goods.onShelf)),
    ),
  );

type Wanted = Paging & {
  letter: string | undefined;
  /** Only brands of these makers. */
  makers: readonly string[] | undefined;
};

export const brandsPage = (db: Executor, { letter, makers, ...paging }: Wanted) => {
  const shown = and(
    isShown(db),
    letter === undefined ? undefined : eq(brand.letter, letter),
    makers && inArray(brand.maker, [...makers]),
  );
  return pageOf(db, brand, { where: shown, orderBy: [asc(brand.sort), asc(brand.id)] }, paging);
};

export const leadingBrands = (db: Executor) =>
  db.select().from(brand).where(isOfShownMaker).orderBy(asc(brand.sort), asc(brand.id)).limit(mostBrands);

/** Brands of these makers, the leading ones first. */
export const brandsOfMakers = (db: Executor, makers: string[], limit: number) =>
  db
    .select()
    .from(brand)
    .where(and(isOfShownMaker, inArray(brand.maker, makers)))
    .orderBy(asc(brand.sort), asc(brand.id))
    .limit(limit);

/** The number of listed products of each of these makers. */
export const countByMaker = async (db: Executor, makers: readonly string[]): Promise<Map<string, number>> => {
  const rows = await db
    .select({ maker: goods.maker, count: count() })
    .from(goods)
    .where(and(inArray(goods.maker, [...makers]), goods.onShelf))
    .groupBy(goods.maker);
  return new Map(rows.map(({ maker, count }) => [maker, count]));
};

/** How many products of each maker the buyer has bought, without gifts and cancelled orders. */
export const boughtByMaker = async (db: Executor, buyerId: number): Promise<Map<string, number>> => {
  const rows = await db
    .select({ maker: goods.maker, count: countDistinct(goods.id) })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .innerJoin(goods, eq(goods.id, orderLine.goodsId))
    .where(and(eq(orderLine.buyerId, buyerId), ne(order.status, 'cancelled'), not(orderLine.isGift)))
    .groupBy(goods.maker);
  return new Map(rows.map(({ maker, count }) => [maker, count]));
};

export const lettersWithBrands = async (db: Executor): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ letter: brand.letter })
    .from(brand)
    .where(isShown(db))
    .orderBy(asc(brand.letter));
  return rows.map(({ letter }) => letter);
};

export const findBrand = (db: Executor, id: number) => firstRow(db.select().from(brand).where(eq(brand.id, id)));

export type BrandRow = typeof brand.$inferSelect;
type BrandValues = typeof brand.$inferInsert;

/** Includes brands without listed products. */
export const brandsOfAll = (db: Executor, paging: Paging) =>
  pageOf(db, brand, { where: undefined, orderBy: [asc(brand.sort), asc(brand.id)] }, paging);

export const lockBrand = (tx: Executor, id: number): Promise<BrandRow | null> =>
  firstRow(tx.select().from(brand).where(eq(brand.id, id)).for('update'));

export const isOtherBrandNamed = async (db: Executor, name: string, id: number | null): Promise<boolean> =>
  (await db.$count(brand, and(eq(brand.name, name), ne(brand.id, id ?? 0)))) > 0;

export const insertBrand = (db: Executor, values: BrandValues): Promise<BrandRow> =>
  onlyRow(db.insert(brand).values(values).returning());

export const updateBrand = (tx: Executor, id: number, values: BrandValues): Promise<BrandRow> =>
  onlyRow(tx.update(brand).set(values).where(eq(brand.id, id)).returning());

export const deleteBrand = (db: Executor, id: number): Promise<BrandRow | null> =>
  firstRow(db.delete(brand).where(eq(brand.id, id)).returning());
