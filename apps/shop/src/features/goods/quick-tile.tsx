import type { Goods } from '@yaoji/api-client/wire';
import { GoodsTile } from '@yaoji/ui';
import { useAddToCart } from '#features/cart/add-to-cart.mutation.ts';
import { toGoodsView } from './goods-view.ts';

type QuickTileProps = {
  goods: Goods;
  /** The login page with a way back here. */
  loginHref: string;
};

/** A small card that adds its product to the cart in its default quantity (C021). */
export function QuickTile({ goods, loginHref }: QuickTileProps) {
  const { quickAdd, adding } = useAddToCart();
  return (
    <GoodsTile
      goods={toGoodsView(goods, loginHref)}
      onAdd={goods.isBuyable ? () => quickAdd(goods.id) : undefined}
      adding={adding}
    />
  );
}
