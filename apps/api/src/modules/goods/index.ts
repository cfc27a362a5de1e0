import { getGoods } from './get-goods.ts';
import { listGoods } from './list-goods.ts';
import { suggestGoods } from './suggest-goods.ts';

export { loadGoods } from './load-goods.ts';

export const goodsHandlers = { getGoods, listGoods, suggestGoods };
