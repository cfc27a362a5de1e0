import { goodsQuantityRules, goodsView } from '@yaoji/api-client/view';
import type { Goods } from '@yaoji/api-client/wire';
import { clampQuantity, quantityLimits } from '@yaoji/domain';
import { EmptyState, formatMoney, GoodsCard, GoodsGrid } from '@yaoji/ui';
import { useState } from 'react';

export const viewOptions = { goodsHref: (id: number) => `#goods-${id}`, formatMoney, loginHref: '#login' };

export type GoodsListProps = { goods: readonly Goods[]; onAdd: (goods: Goods, quantity: string) => Promise<void> };

export function GoodsList({ goods, onAdd }: GoodsListProps) {
  if (goods.length === 0) return <EmptyState />;
  return (
    <GoodsGrid perRow={4}>
      {goods.map((one) => (
        <Buyable key={one.id} goods={one} onAdd={onAdd} />
      ))}
    </GoodsGrid>
  );
}

function Buyable({ goods, onAdd }: { goods: Goods; onAdd: GoodsListProps['onAdd'] }) {
  const limits = quantityLimits(goodsQuantityRules(goods));
  const [quantity, setQuantity] = useState(limits.min);
  const [adding, setAdding] = useState(false);
  const add = async () => {
    setAdding(true);
    await onAdd(goods, quantity).finally(() => setAdding(false));
  };
  return (
    <GoodsCard
      goods={goodsView(goods, viewOptions)}
      quantity={quantity}
      limits={limits}
      clamp={clampQuantity}
      onQuantityChange={setQuantity}
      onAdd={() => void add()}
      adding={adding}
    />
  );
}
