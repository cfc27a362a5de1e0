import type { Goods } from '@yaoji/api-client/wire';
import type { GoodsToday } from '@yaoji/domain';

/** A product's current terms, to compare with old lines. */
export const goodsToday = (goods: Goods): GoodsToday => ({
  listPrice: goods.listPrice,
  ladder: goods.ladder,
  ownPrice: goods.ownPrice,
  special: goods.special,
  block: goods.block,
  packStep: goods.packStep,
  stock: (goods.kind === 'seckill' && goods.special?.stock) || goods.stock,
  purchaseCap: goods.purchaseCap,
  quotaLeft: goods.quota?.left ?? null,
  expiry: goods.expiry,
});
