import { count, sql } from 'drizzle-orm';
import type { Executor, Tx } from '#db/database.ts';
import { brand } from '#db/schema/brand.ts';
import { goods } from '#db/schema/goods.ts';
import { moveMentions } from '#modules/catalogue/category/index.ts';

export type MakerCount = { name: string; goods: number; listed: number };

/** Every maker of a product, those with the most first. */
export const countMakers = (db: Executor): Promise<MakerCount[]> =>
  db
    .select({
      name: goods.maker,
      goods: count(),
      listed: sql<number>`(count(*) filter (where ${goods.onShelf}))::int`,
    })
    .from(goods)
    .where(sql`${goods.maker} <> ''`)
    .groupBy(goods.maker)
    .orderBy(sql`count(*) desc`, goods.maker);

export const brandNames = (db: Executor) => db.select({ name: brand.name, maker: brand.maker }).from(brand);

const inQuery = (name: string) => new URLSearchParams({ maker: name }).toString().slice('maker='.length);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The parameter in an address, as browsers or people write it. */
const addressOf = (name: string) => {
  const writings = [...new Set([inQuery(name), encodeURIComponent(name), encodeURI(name), name])].map(escaped);
  return `([?&;]maker=)(?:${writings.join('|')})(?=$|[&#"'<\\s])`;
};

/** Renames a maker in brands, promotions, pages of the shop and links; products and orders keep theirs. */
export const replaceMaker = async (tx: Tx, name: string, newName: string) => {
  await tx.execute(sql`update brand set maker = ${newName} where maker = ${name}`);
  await moveMentions(tx, { from: name, to: newName, link: addressOf(name), linkTo: inQuery(newName) });
};
