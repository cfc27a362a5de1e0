import { blockView, priceView } from '@yaoji/api-client/view';
import type { Combination } from '@yaoji/api-client/wire';
import { clampQuantity, multiplyQuantity, quantityLimits } from '@yaoji/domain';
import { CombinationCard } from '@yaoji/ui';
import { useMemo, useState } from 'react';
import { toLine, useAddToCart } from '#features/cart/add-to-cart.mutation.ts';
import { viewOptions } from '#features/goods/goods-view.ts';
import { formatDay } from '#shared/time/format-time.ts';
import { toCombinationView } from './combination-view.ts';

type CombinationItemProps = {
  combination: Combination;
  /** The login page with a way back here. */
  loginHref: string;
};

/** A combination with its actions: choose the number of sets and add them. */
export function CombinationItem({ combination, loginHref }: CombinationItemProps) {
  const { id, members, sets, isBuyable, block, endsAt } = combination;
  const limits = useMemo(
    () => quantityLimits({ packStep: '1', stock: sets, purchaseCap: '0', buyable: isBuyable }),
    [sets, isBuyable],
  );
  const [chosen, setChosen] = useState('1');
  const { quantity } = clampQuantity(chosen, limits);
  const { add, adding } = useAddToCart();
  const unpriced = members.find(({ goods }) => goods.price === null)?.goods;
  const standing = members.find(({ goods }) => goods.block)?.goods;

  const addSets = () =>
    add(
      members.map(({ goods, number, price: unitPrice }) => ({
        ...toLine(goods, multiplyQuantity(number, quantity)),
        kind: 'combination',
        activityId: id,
        ...(unitPrice ? { price: unitPrice } : {}),
      })),
    );
  return (
    <CombinationCard
      combination={toCombinationView(
        combination,
        priceView(unpriced ?? { price: null, priceHidden: 'NO_PRICE' }),
        block &&
          blockView(block, standing ?? { id: 0, name: combination.title, commonName: null }, viewOptions(loginHref)),
      )}
      quantity={quantity}
      limits={limits}
      clamp={clampQuantity}
      onQuantityChange={setChosen}
      adding={adding}
      onAdd={() => void addSets()}
      aside={<span>活动至 {formatDay(endsAt)}</span>}
    />
  );
}
