import { goodsCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { loadGoods, viewingOf } from '../card/load-goods.ts';
import { compareByContent } from '../list/compare-by-content.ts';

/** Products for comparison, in the order of selection. */
export const compareGoods: Handler<'compareGoods'> = async ({ query }, context) => {
  const ids = [...new Set(query.ids.split(',').map(Number))];
  const goods = await loadGoods(context.db, { ids, ...viewingOf(context) });
  const compared = compareByContent([...goods.values()], [ids]);
  return compared.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(goodsCodec.write);
};
