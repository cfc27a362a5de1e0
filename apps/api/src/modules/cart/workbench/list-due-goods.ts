import { dueListCodec } from '@yaoji/api-client/wire';
import { loadGoods } from '#modules/catalogue/goods/index.ts';
import type { Handler } from '#operation.ts';
import { dueGoodsOf, toDueList } from './due-goods.ts';

export const listDueGoods: Handler<'listDueGoods'> = async (_, { db, now, signedIn: { buyerId } }) => {
  const due = await dueGoodsOf(db, buyerId, now);
  const goods = await loadGoods(db, { ids: due.map(({ goodsId }) => goodsId), buyerId, now });
  return dueListCodec.write(toDueList(due, goods));
};
