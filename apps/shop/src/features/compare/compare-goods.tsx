import type { Goods } from '@yaoji/api-client/wire';
import { clampQuantity } from '@yaoji/domain';
import { AddToCartButton, CloseIcon, GoodsPicture, IconButton, Link, Price, QuantityStepper } from '@yaoji/ui';
import { useState } from 'react';
import { firstQuantity, limitsOf } from '#features/goods/goods-limits.ts';
import { toGoodsView } from '#features/goods/goods-view.ts';
import { useGoodsActions } from '#features/goods/use-goods-actions.ts';
import * as css from './compare.css.ts';

type CompareHeadProps = { goods: Goods; loginHref: string; onRemove: () => void };

export function CompareHead({ goods, loginHref, onRemove }: CompareHeadProps) {
  const view = toGoodsView(goods, loginHref);
  return (
    <div className={css.head}>
      <span className={css.picture}>
        <GoodsPicture src={view.pictures?.[0]?.src} alt="" size={96} />
      </span>
      <Link href={view.href}>{goods.name}</Link>
      <Price
        value={view.price}
        size="large"
        shrink
        {...(view.unit ? { unit: view.unit } : {})}
        {...(view.priceHref ? { hiddenHref: view.priceHref } : {})}
      />
      <span className={css.remove}>
        <IconButton label={`移除 ${goods.name}`} size="small" onClick={onRemove}>
          <CloseIcon size={14} />
        </IconButton>
      </span>
    </div>
  );
}

export function CompareFoot({ goods, loginHref }: { goods: Goods; loginHref: string }) {
  const limits = limitsOf(goods);
  const [chosen, setChosen] = useState(() => firstQuantity(limits));
  const { quantity } = clampQuantity(chosen, limits);
  const { add, adding } = useGoodsActions(goods);
  const { block } = toGoodsView(goods, loginHref);
  if (block)
    return (
      <span className={css.blocked}>
        {block.message}
        {block.fix && <Link href={block.fix.href}>{block.fix.label}</Link>}
      </span>
    );
  return (
    <div className={css.buy}>
      <span className={css.stepper}>
        <QuantityStepper
          label={`${goods.name} 数量`}
          value={quantity}
          limits={limits}
          clamp={clampQuantity}
          onChange={setChosen}
          block
        />
      </span>
      <AddToCartButton name={goods.name} onAdd={() => add(quantity)} loading={adding} short block />
    </div>
  );
}
