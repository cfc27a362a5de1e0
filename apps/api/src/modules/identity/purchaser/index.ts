export { loadPurchaser, type Purchaser, readPurchaser } from './load-purchaser.ts';
export { type PurchaseTerms, purchaseTerms, regionCodes } from './purchase-terms.ts';
export {
  type CountedPurchase,
  countedPurchases,
  isNewcomer,
  linkedStores,
  type PastPurchase,
  type PurchaserFacts,
  purchaserFacts,
  purchasesSince,
} from './purchaser.repository.ts';
export { makeSampleBuyer } from './sample-buyer.repository.ts';
export { usualGoodsOf } from './usual-goods.ts';
