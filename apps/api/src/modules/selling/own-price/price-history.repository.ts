import { and, asc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { buyer } from '#db/schema/buyer.ts';
import { goods } from '#db/schema/goods.ts';
import { ownPriceLineLog, ownPriceList, ownPriceListLog } from '#db/schema/own-price.ts';
import { priceLog } from '#db/schema/price-log.ts';
import { categoriesAbove } from '#modules/catalogue/category/index.ts';
import type { Member } from './own-price.repository.ts';

export type ListVersion = typeof ownPriceListLog.$inferSelect & { isQuote: boolean };
export type LineChange = typeof ownPriceLineLog.$inferSelect;

/** How lists can name a buyer, and since when the account exists. */
export const findNamings = async (
  db: Executor,
  buyerId: number,
): Promise<{ namings: Member[]; since: Date } | null> => {
  const found = await firstRow(db.select().from(buyer).where(eq(buyer.id, buyerId)));
  if (!found) return null;
  const { businessKind, regionCode, createdAt: since } = found;
  const regions = regionCode ? [`${regionCode.slice(0, 2)}0000`, `${regionCode.slice(0, 4)}00`, regionCode] : [];
  return {
    since,
    namings: [
      { kind: 'buyer', key: String(buyerId) },
      ...(businessKind ? [{ kind: 'business' as const, key: businessKind }] : []),
      ...[...new Set(regions)].map((key) => ({ kind: 'region' as const, key })),
    ],
  };
};

/** The maker of a product, and its categories, the nearest first. */
export const findPlaceOfGoods = (db: Executor, goodsId: number) =>
  firstRow(
    db
      .select({
        maker: goods.maker,
        categoryIds: sql<number[]>`array(
          select id::int from ${categoriesAbove(sql`goods.category_id`)} step order by height)`,
      })
      .from(goods)
      .where(eq(goods.id, goodsId)),
  );

export const listPricesOf = (db: Executor, goodsId: number) =>
  db
    .select({ price: priceLog.after, createdAt: priceLog.createdAt })
    .from(priceLog)
    .where(eq(priceLog.goodsId, goodsId))
    .orderBy(asc(priceLog.id));

/** All versions of the lists that have named the buyer at any time. */
export const versionsNaming = (db: Executor, namings: readonly Member[]): Promise<ListVersion[]> => {
  const naming: SQL[] = namings.map((member) => sql`${ownPriceListLog.members} @> ${JSON.stringify([member])}::jsonb`);
  const lists = db
    .select({ id: ownPriceListLog.listId })
    .from(ownPriceListLog)
    .where(or(...naming));
  return db
    .select({ ...getTableColumns(ownPriceListLog), isQuote: sql<boolean>`${ownPriceList.proposalId} is not null` })
    .from(ownPriceListLog)
    .innerJoin(ownPriceList, eq(ownPriceList.id, ownPriceListLog.listId))
    .where(inArray(ownPriceListLog.listId, lists))
    .orderBy(asc(ownPriceListLog.id));
};

/** Changes of lines of these lists that may concern the product. */
export const lineChangesOf = (db: Executor, listIds: readonly number[], goodsId: number): Promise<LineChange[]> =>
  db
    .select()
    .from(ownPriceLineLog)
    .where(
      and(
        inArray(ownPriceLineLog.listId, [...listIds]),
        or(eq(ownPriceLineLog.goodsId, goodsId), isNull(ownPriceLineLog.goodsId)),
      ),
    )
    .orderBy(asc(ownPriceLineLog.id));
