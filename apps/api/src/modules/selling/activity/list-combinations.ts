import { type Combination, combinationPageCodec } from '@yaoji/api-client/wire';
import { loadGoods, viewingOf } from '#modules/catalogue/goods/index.ts';
import { loadPromotions, personalPromotions } from '#modules/selling/promotion/index.ts';
import type { Handler } from '#operation.ts';
import { combinationsPage, membersOf } from './activity.repository.ts';
import { toCombination } from './combination-model.ts';

export const listCombinations: Handler<'listCombinations'> = async ({ query }, context) => {
  const { db, now, signedIn } = context;
  const { page = 1, per_page: perPage = 20 } = query;
  const { rows, total } = await combinationsPage(db, now, { page, perPage, goodsId: query.goods_id });
  const members = await membersOf(
    db,
    rows.map(({ id }) => id),
  );
  const ids = [...new Set(members.map(({ goodsId }) => goodsId))];
  const goods = await loadGoods(db, { ids, ...viewingOf(context) });
  const promotions = await personalPromotions(db, await loadPromotions(db, ids, now), signedIn?.buyerId ?? null);
  const list = rows.flatMap((row): Combination | [] => {
    const own = members.filter(({ activityId }) => activityId === row.id);
    return toCombination(row, own, { goods, promotions, now }) ?? [];
  });
  return combinationPageCodec.write({ list, total, page, perPage });
};
