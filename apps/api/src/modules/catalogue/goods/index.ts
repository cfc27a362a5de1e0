import { listGoods } from './list/list-goods.ts';
import { suggestGoods } from './search/suggest-goods.ts';
import { compareGoods } from './show/compare-goods.ts';
import { getGoods } from './show/get-goods.ts';
import { listReports } from './show/list-reports.ts';

export { coversGoods } from './card/activities-of-goods.ts';
export type { GoodsFacts } from './card/goods-facts.ts';
export { loadGoods, type Viewing, viewingOf } from './card/load-goods.ts';
export { loadGoodsFacts, type OfferedGoods, type PricingFacts } from './card/load-goods-facts.ts';
export { lastNearExpiry } from './card/near-expiry.ts';
export { changeVideo } from './change/change-goods.repository.ts';
export { goodsWithCodes } from './change/coded-goods.repository.ts';
export { type DeskGoods, deskGoodsOf, deskGoodsPage } from './change/desk-goods.repository.ts';
export { editGoods, inRow } from './change/edit-goods.ts';
export { isSamePicture, mostPictures, saveGoodsPicture } from './change/goods-pictures.ts';
export {
  findGoodsTerms,
  type GoodsTerms,
  priceSurroundings,
  replaceSaleTerms,
  replaceTiers,
  setGoodsPictures,
} from './change/goods-terms.repository.ts';
export { ladderProblem } from './change/ladder-problem.ts';
export { type FileMatch, matchOf, matchPictures, stemOf } from './change/match-files.ts';
export { cancelPlan, planJob, planPrices, planRunner } from './change/plan-price.ts';
export { priceEffects } from './change/price-effects.ts';
export { belowFloor, changedBelowFloor, floorsOf, loweredIn, usualPrice } from './change/price-floor.ts';
export { plansOf, pricesOf } from './change/price-plan.repository.ts';
export { type PriceProblem, priceProblem } from './change/price-problem.ts';
export { namedBlock } from './door/named-block.ts';
export { inScope } from './list/filter.repository.ts';
export { countGoods, firstGoodsIds, firstGoodsOf, makersOf, pageGoods } from './list/page-goods.ts';
export { firstFound } from './search/first-found.ts';
export { serveReports } from './show/serve-reports.ts';

export const goodsHandlers = { compareGoods, getGoods, listGoods, listReports, suggestGoods };
