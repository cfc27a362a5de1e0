import { goodsQuantityRules, goodsView } from '@yaoji/api-client/view';
import type { Goods } from '@yaoji/api-client/wire';
import { clampQuantity, multiplyMoney, quantityLimits, unitPriceAt } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import { formatMoney, GoodsCard, GoodsGrid, QuantityStepper } from '@yaoji/ui';
import { useState } from 'react';

const options = { goodsHref: (id: number) => href('list_info', { id }), formatMoney };

export function GoodsPage({ goods }: { goods: Goods[] }) {
  return (
    <main>
      <GoodsGrid perRow={4}>
        {goods.map((one) => (
          <BuyableGoods key={one.id} goods={one} />
        ))}
      </GoodsGrid>
    </main>
  );
}

function BuyableGoods({ goods }: { goods: Goods }) {
  const limits = quantityLimits(goodsQuantityRules(goods));
  const [quantity, setQuantity] = useState(limits.min);
  const [favourite, setFavourite] = useState(false);
  const unitPrice = unitPriceAt(goods.price ?? 0, goods.ladder, quantity);
  return (
    <>
      <GoodsCard
        goods={{ ...goodsView(goods, options), price: unitPrice }}
        quantity={quantity}
        limits={limits}
        clamp={clampQuantity}
        onQuantityChange={setQuantity}
        onAdd={() => setQuantity(limits.min)}
        favourite={favourite}
        onFavourite={() => setFavourite(!favourite)}
      />
      <QuantityStepper label="数量" value={quantity} limits={limits} clamp={clampQuantity} onChange={setQuantity} />
      <output>{multiplyMoney(unitPrice, quantity)}</output>
    </>
  );
}
