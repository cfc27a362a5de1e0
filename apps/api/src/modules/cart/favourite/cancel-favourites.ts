import { Answer, type Handler } from '#operation.ts';
import { removeFavourites } from './favourite.repository.ts';

export const cancelFavorites: Handler<'cancelFavorites'> = async ({ body }, { db, signedIn }) => {
  await removeFavourites(db, signedIn.buyerId, body.goods_ids);
  return new Answer({ goods_ids: body.goods_ids }, '取消收藏成功');
};
