export { loadPromotions, type Promotions, type SpecialOffer } from './load-promotions.ts';
