import type { Goods } from '@yaoji/api-client/wire';
import { clampQuantity } from '@yaoji/domain';
import { GoodsCard } from '@yaoji/ui';
import { memo, useMemo, useState } from 'react';
import { firstQuantity, limitsOf } from '#features/goods/goods-limits.ts';
import { toGoodsView } from '#features/goods/goods-view.ts';
import { useGoodsActions } from './use-goods-actions.ts';

export type GoodsItemProps = {
  goods: Goods;
  /** The way to the login page and back here. */
  loginHref: string;
  picture?: boolean;
  eager?: boolean;
  headingLevel?: 2 | 3;
};

/** A card of goods with what can be done on it: choose a quantity, add to the cart, favour. */
export const GoodsItem = memo(function GoodsItem({ goods, loginHref, ...looks }: GoodsItemProps) {
  const view = useMemo(() => toGoodsView(goods, loginHref), [goods, loginHref]);
  const limits = useMemo(() => limitsOf(goods), [goods]);
  const [chosen, setChosen] = useState(() => firstQuantity(goods, limits));
  const { quantity } = clampQuantity(chosen, limits);
  const actions = useGoodsActions(goods);
  return (
    <GoodsCard
      {...looks}
      goods={view}
      quantity={quantity}
      limits={limits}
      clamp={clampQuantity}
      onQuantityChange={setChosen}
      onAdd={() => actions.add(quantity)}
      adding={actions.adding}
      addLabel={goods.buyLabel ?? undefined}
      favorite={goods.isFavorite}
      favoritePending={actions.favouritePending}
      onFavorite={actions.toggleFavourite}
    />
  );
});
