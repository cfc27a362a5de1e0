export { takeActivityStock } from './activity-stock.repository.ts';
export {
  loadPromotions,
  type Promotions,
  personalPromotions,
  readPromotions,
  type SpecialOffer,
  toSpecialPrice,
} from './load-promotions.ts';
export { expiryRange } from './near-expiry-goods.ts';
export { type ActivityFacts, promotionFacts, type TierGoods } from './promotion.repository.ts';
export { isInScope, type ScopedGoods, scopeModel } from './scope-model.ts';
