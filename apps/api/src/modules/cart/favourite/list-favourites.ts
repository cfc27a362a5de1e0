import { goodsCodec } from '@yaoji/api-client/wire';
import { loadGoods } from '#modules/catalogue/goods/index.ts';
import { matchKeywords } from '#modules/catalogue/search/index.ts';
import type { Handler } from '#operation.ts';
import { favouriteGoods } from './favourite.repository.ts';

/** Availability is known only after loading: filtering by it loads all products, otherwise one page. */
export const listFavorites: Handler<'listFavorites'> = async ({ query }, { db, now, signedIn: { buyerId } }) => {
  const { page = 1, per_page = 20, keywords = '', state = 'all' } = query;
  const match = keywords.trim() ? matchKeywords(keywords, 'goods') : null;
  // Keywords that cannot match find nothing, instead of everything (X4).
  const found = keywords.trim() && !match ? [] : await favouriteGoods(db, buyerId, match);
  const paged = (ids: number[]) => ids.slice((page - 1) * per_page, page * per_page);
  const goods = await loadGoods(db, { ids: state === 'all' ? paged(found) : found, buyerId, now });
  const fitting =
    state === 'all' ? found : found.filter((id) => (goods.get(id)?.block === null) === (state === 'buyable'));
  const list = paged(fitting).flatMap((id) => {
    const one = goods.get(id);
    return one ? goodsCodec.write(one) : [];
  });
  return { list, total: fitting.length, page, per_page };
};
