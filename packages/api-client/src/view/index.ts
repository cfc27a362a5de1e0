export {
  canBeChosen,
  cartDrawerLineView,
  cartLineView,
  lineQuantityRules,
  type PricedLineFigures,
} from './cart-view.ts';
export {
  blockView,
  goodsQuantityRules,
  goodsView,
  type LimitedGoods,
  ownPriceNote,
  priceView,
  rebateText,
  tagViews,
  type ViewOptions,
} from './goods-view.ts';
export { isPdf } from './is-pdf.ts';
export { type OrderViewOptions, orderView } from './order-view.ts';
