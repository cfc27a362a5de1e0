import { among } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { goodsDetail } from '#db/schema/goods-detail.ts';

/** How products are to be stored (贮藏), where it is known. */
export const storageOf = async (db: Executor, goodsIds: number[]): Promise<Map<number, string>> => {
  const { goodsId, storage } = goodsDetail;
  const rows = await db.select({ goodsId, storage }).from(goodsDetail).where(among(goodsId, goodsIds));
  return new Map(rows.flatMap((row) => (row.storage ? [[row.goodsId, row.storage] as const] : [])));
};
