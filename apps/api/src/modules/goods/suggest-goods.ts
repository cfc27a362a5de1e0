import { suggestionCodec } from '@yaoji/api-client/wire';
import { matchKeywords } from '#modules/search/index.ts';
import type { Handler } from '#operation.ts';
import { suggestMakers, suggestNames } from './suggest.repository.ts';

const shown = 10;

/** What the search box offers while somebody types (S5, X1). */
export const suggestGoods: Handler<'suggestGoods'> = async ({ query }, { db }) => {
  const { keywords, type = 'goods' } = query;
  const match = matchKeywords(keywords, type);
  if (!match) return [];
  const found = type === 'goods' ? await suggestNames(db, match, shown) : await suggestMakers(db, match, shown);
  return found.map(({ name, count, id, maker, spec }) => {
    const isOne = type === 'goods' && count === 1;
    return suggestionCodec.write({
      type,
      name,
      count,
      goodsId: isOne ? Number(id) : 0,
      maker: isOne ? maker || null : null,
      spec: isOne ? spec || null : null,
    });
  });
};
