import { getGoods } from './get-goods.ts';
import { listGoods } from './list-goods.ts';
import { suggestGoods } from './suggest-goods.ts';

export { coversGoods } from './activity-label.ts';
export { goodsCommands } from './goods-commands.ts';
export type { GoodsFacts } from './goods-facts.ts';
export { isStockShort } from './goods-model.ts';
export { loadGoods, type Viewing, viewingOf } from './load-goods.ts';
export { loadGoodsFacts, type OfferedGoods, type PricingFacts } from './load-goods-facts.ts';
export { countGoods, firstGoodsIds, makersOf, pageGoods } from './page-goods.ts';
export { serveReports } from './serve-reports.ts';

export const goodsHandlers = { getGoods, listGoods, suggestGoods };
