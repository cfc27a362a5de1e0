import { goodsCodec } from '@yaoji/api-client/wire';
import { loadGoods, viewingOf } from '#modules/goods/index.ts';
import type { Handler } from '#operation.ts';
import { activitiesOf } from './activity.repository.ts';

const shown = 20;

/** Goods with a price for newcomers; who has ordered before sees them at the price that holds for all. */
export const listNewcomerGoods: Handler<'listNewcomerGoods'> = async (_, context) => {
  const { db, now } = context;
  const specials = await activitiesOf(db, 'daily_special', now, now, shown);
  const ids = specials.flatMap(({ goodsIds, config }) => (config.newcomersOnly ? goodsIds : []));
  const goods = await loadGoods(db, { ids, ...viewingOf(context) });
  return [...new Set(ids)]
    .flatMap((id) => goods.get(id) ?? [])
    .slice(0, shown)
    .map(goodsCodec.write);
};
