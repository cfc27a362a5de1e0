import { goodsCodec } from '@yaoji/api-client/wire';
import { loadGoods } from '#modules/goods/index.ts';
import type { Handler } from '#operation.ts';
import { favouritePage } from './favorite.repository.ts';

export const listFavorites: Handler<'listFavorites'> = async ({ query }, { db, signedIn: { buyerId }, now }) => {
  const { page = 1, per_page = 20 } = query;
  const { goodsIds, total } = await favouritePage(db, buyerId, page, per_page);
  const goods = await loadGoods(db, { ids: goodsIds, buyerId, now });
  const list = goodsIds.flatMap((id) => {
    const found = goods.get(id);
    return found ? goodsCodec.write(found) : [];
  });
  return { list, total, page, per_page };
};
