import { goodsCodec } from '@yaoji/api-client/wire';
import { loadGoods, viewingOf } from '#modules/catalogue/goods/index.ts';
import type { Handler } from '#operation.ts';
import { activitiesOf } from './activity.repository.ts';

const shown = 20;

/** Products with a newcomer price; buyers with an order see them at the normal price. */
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
