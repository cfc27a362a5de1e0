import { and, asc, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
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

export const brandsPage = async (db: Executor, letter: string | undefined, page: number, perPage: number) => {
  const shown = and(hasGoods(db), letter === undefined ? undefined : eq(brand.letter, letter));
  const rows = await db
    .select()
    .from(brand)
    .where(shown)
    .orderBy(asc(brand.sort), asc(brand.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { rows, total: await db.$count(brand, shown) };
};

export const lettersWithBrands = async (db: Executor): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ letter: brand.letter })
    .from(brand)
    .where(hasGoods(db))
    .orderBy(asc(brand.letter));
  return rows.map(({ letter }) => letter);
};

export const findBrand = async (db: Executor, id: number) => {
  const [row] = await db.select().from(brand).where(eq(brand.id, id));
  return row ?? null;
};
