import { brandPageCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { boughtByMaker, brandsPage, countByMaker, lettersWithBrands } from './brand.repository.ts';
import { toBrand } from './to-brand.ts';

export const listBrands: Handler<'listBrands'> = async ({ query }, { db, signedIn }) => {
  const { page = 1, per_page: perPage = 20, letter } = query;
  const bought = signedIn ? await boughtByMaker(db, signedIn.buyerId) : new Map<string, number>();
  const makers = query.bought === 1 ? [...bought.keys()] : undefined;
  const { rows, total } = await brandsPage(db, { letter, makers, page, perPage });
  const counts = await countByMaker(
    db,
    rows.map(({ maker }) => maker),
  );
  const list = rows.map((row) => ({
    ...toBrand(row),
    goodsCount: counts.get(row.maker) ?? 0,
    boughtCount: bought.get(row.maker) ?? 0,
  }));
  return brandPageCodec.write({ list, total, page, perPage, letters: await lettersWithBrands(db) });
};
