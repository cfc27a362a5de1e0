import { and, asc, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { pageOf } from '#db/page.ts';
import { brand } from '#db/schema/brand.ts';
import { goods } from '#db/schema/goods.ts';

/** Brands without listed goods are left out. */
const hasGoods = (db: Executor): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(goods)
      .where(and(eq(goods.maker, brand.maker), goods.onShelf)),
  );

export const brandsPage = (db: Executor, letter: string | undefined, page: number, perPage: number) => {
  const shown = and(hasGoods(db), letter === undefined ? undefined : eq(brand.letter, letter));
  return pageOf(db, brand, { where: shown, orderBy: [asc(brand.sort), asc(brand.id)] }, { page, perPage });
};

export const lettersWithBrands = async (db: Executor): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ letter: brand.letter })
    .from(brand)
    .where(hasGoods(db))
    .orderBy(asc(brand.letter));
  return rows.map(({ letter }) => letter);
};

export const findBrand = (db: Executor, id: number) => firstRow(db.select().from(brand).where(eq(brand.id, id)));
