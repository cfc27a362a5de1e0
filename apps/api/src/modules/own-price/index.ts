export {
  findOwnPriceList,
  lockOwnPriceList,
  type Member,
  type OwnPriceListRow,
  ownPriceLists,
} from './own-price.repository.ts';
export { type Business, keysOf, loadOwnPriceForm, type OwnPriceForm } from './own-price-form.ts';
export { saveOwnPrices } from './save-own-prices.ts';
