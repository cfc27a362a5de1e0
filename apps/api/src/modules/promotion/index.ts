export { type ActivityTake, takeActivityStock } from './activity-stock.repository.ts';
export { loadPromotions, type Promotions, type SpecialOffer } from './load-promotions.ts';
export { scopeModel } from './scope-model.ts';
