import { pointsGoodsPageCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { pointsGoodsPage } from './points.repository.ts';
import { toPointsGoods } from './points-models.ts';

export const listPointsGoods: Handler<'listPointsGoods'> = async ({ query }, { db, signedIn }) => {
  const { page = 1, per_page: perPage = 20 } = query;
  const { rows, total } = await pointsGoodsPage(
    db,
    { page, perPage },
    query.affordable === 1 ? { buyerId: signedIn?.buyerId ?? null } : undefined,
  );
  return pointsGoodsPageCodec.write({ list: rows.map(toPointsGoods), total, page, perPage });
};
