export { loadPurchaseTerms, type PurchaseTerms } from './load-purchase-terms.ts';
export { loadPurchaser, type Purchaser } from './load-purchaser.ts';
export { linkedStores, type PastPurchase, purchasesSince } from './purchaser.repository.ts';
export { usualGoodsOf } from './usual-goods.ts';
