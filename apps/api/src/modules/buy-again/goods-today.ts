import type { Goods } from '@yaoji/api-client/wire';
import type { GoodsToday } from '@yaoji/domain';

/** What goods can be bought for today, to compare old lines with. */
export const goodsToday = (goods: Goods): GoodsToday => ({
  price: goods.price,
  ladder: goods.ladder,
  block: goods.block,
  packStep: goods.packStep,
  stock: (goods.kind === 'seckill' && goods.special?.stock) || goods.stock,
  purchaseCap: goods.purchaseCap,
  quotaLeft: goods.quota?.left ?? null,
  expiry: goods.expiry,
});
