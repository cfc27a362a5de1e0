export { loadPurchaseTerms, type PurchaseTerms } from './load-purchase-terms.ts';
export { loadPurchaser, type Purchaser, readPurchaser } from './load-purchaser.ts';
export {
  isNewcomer,
  linkedStores,
  type PastPurchase,
  type PurchaserFacts,
  purchaserFacts,
  purchasesSince,
  type TermFacts,
} from './purchaser.repository.ts';
export { usualGoodsOf } from './usual-goods.ts';
