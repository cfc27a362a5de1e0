import { getGoods } from './get-goods.ts';
import { listGoods } from './list-goods.ts';
import { suggestGoods } from './suggest-goods.ts';

export { goodsCommands } from './goods-commands.ts';
export { loadGoods, type Viewing } from './load-goods.ts';
export { loadGoodsFacts } from './load-goods-facts.ts';
export { loadKeptGoods } from './load-kept-goods.ts';
export { countGoods, firstGoodsIds, makersOf, pageGoods } from './page-goods.ts';
export { serveReports } from './serve-reports.ts';
export { viewingOf } from './viewing-of.ts';

export const goodsHandlers = { getGoods, listGoods, suggestGoods };
