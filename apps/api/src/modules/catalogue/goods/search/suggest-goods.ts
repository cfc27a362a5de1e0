import { suggestionCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { findSuggestions } from './find-suggestions.ts';

/** Suggestions of the search box while the user types (S5, X1). */
export const suggestGoods: Handler<'suggestGoods'> = async ({ query }, { db }) => {
  const { keywords, type = 'goods' } = query;
  const found = await findSuggestions(db, keywords, type);
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
