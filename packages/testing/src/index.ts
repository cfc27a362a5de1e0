export { createShop, type FailOptions, type ShopOptions, type TestShop } from './create-shop.ts';
export type { ErrorName } from './shop/refusal.ts';
export { sampleCatalogue } from './shop/samples.ts';
export type { CartRow, ShopBuyer, ShopGoods, ShopOffer, ShopState } from './shop/shop.ts';
