export { type GoodsQuery, loadGoods } from './load-goods.ts';
