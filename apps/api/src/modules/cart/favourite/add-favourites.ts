import { Refusal } from '#errors/refusal.ts';
import { Answer, type Handler } from '#operation.ts';
import { insertFavourites } from './favourite.repository.ts';

export const addFavorites: Handler<'addFavorites'> = async ({ body }, { db, signedIn }) => {
  const added = await insertFavourites(db, signedIn.buyerId, body.goods_ids);
  if (added.length === 0) throw new Refusal('goodsUnlisted');
  return new Answer({ goods_ids: added }, '收藏成功');
};
