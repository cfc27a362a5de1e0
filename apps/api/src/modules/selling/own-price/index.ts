export {
  findOwnPriceList,
  type Line,
  lockOwnPriceList,
  type Member,
  type OwnPriceListRow,
  ownPriceLists,
} from './own-price.repository.ts';
export {
  type Business,
  keysOf,
  loadOwnPriceForm,
  lockOwnPrices,
  memberProblems,
  membersIn,
  type OwnPriceForm,
  type StoredOwnPrices,
} from './own-price-form.ts';
export { type OwnPricePreview, previewOwnPrices } from './preview-own-prices.ts';
export { type PastPrice, priceHistory } from './price-history.ts';
export { readPriceFile } from './read-price-file.ts';
export { goodsProblems, isEffective, mostGoods, quoteOwnPrices, saveOwnPrices } from './save-own-prices.ts';
