import { dayMs } from '#durations.ts';
import { Refusal } from '#errors/refusal.ts';
import { loadGoods } from '#modules/catalogue/goods/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { muteGoods } from './workbench.repository.ts';

export const muteDueGoods: Handler<'muteDueGoods'> = async ({ body }, { db, now, signedIn: { buyerId } }) => {
  const { goods_id: goodsId, days } = body;
  if (!(await loadGoods(db, { ids: [goodsId], buyerId, now })).has(goodsId)) throw new Refusal('goodsUnlisted');
  await muteGoods(db, { buyerId, goodsId, until: days ? new Date(now.getTime() + days * dayMs) : null });
  return new Answer(null, days ? `${days} 天内不再提醒` : '不再提醒');
};
