import { PlusIcon } from '../../icons/goods-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { usePurchaseRefusal } from '../add-to-cart-button/purchase-refusal.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Reasoned } from '../button/reasoned.tsx';
import { InCart, OwnPrices } from '../goods-card/goods-own.tsx';
import type { GoodsView } from '../goods-card/goods-view.ts';
import { GoodsPicture } from '../goods-picture/goods-picture.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { Price } from '../price/price.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as css from './goods-tile.css.ts';

export type GoodsTileProps = {
  goods: Pick<
    GoodsView,
    'name' | 'href' | 'pictures' | 'spec' | 'maker' | 'price' | 'basePrice' | 'inCart' | 'lastPrice'
  >;
  /** Loads the picture eagerly. Default false. */
  eager?: boolean;
  /** Called to add the product. Omit it if it cannot be bought. */
  onAdd?: (() => void) | undefined;
  /** The product is being added. Default false. */
  adding?: boolean;
};

const goodsTileTexts = { add: (name: string) => `加入购物车 ${name}` };

/** A small link to a product, for rows and drawers, with an optional add button. */
export function GoodsTile({ goods, eager = false, onAdd, adding = false }: GoodsTileProps) {
  const texts = useTexts('goodsTile', goodsTileTexts);
  const refusal = usePurchaseRefusal();
  const tile = (
    <Anchor href={goods.href} className={css.tile}>
      <span className={css.picture}>
        <GoodsPicture src={goods.pictures?.[0]?.src} alt="" size={150} eager={eager} />
        {goods.inCart && <InCart quantity={goods.inCart} />}
      </span>
      <span className={css.name} title={goods.name}>
        {goods.name}
      </span>
      <span className={css.spec}>{goods.spec}</span>
      <span className={css.spec} title={goods.maker}>
        {goods.maker}
      </span>
      <span className={classNames(css.prices, onAdd && css.besideAdd)}>
        <Price value={goods.price} size="large" shrink />
        {goods.lastPrice ? (
          <OwnPrices goods={goods} />
        ) : (
          goods.basePrice && <Price value={goods.basePrice} size="small" tone="muted" struck />
        )}
      </span>
    </Anchor>
  );
  if (!onAdd) return tile;
  return (
    <div className={css.holder}>
      {tile}
      <span className={css.add}>
        <Reasoned reason={refusal}>
          <IconButton label={texts.add(goods.name)} tone="brand" loading={adding} onClick={onAdd}>
            <PlusIcon size={16} />
          </IconButton>
        </Reasoned>
      </span>
    </div>
  );
}

/** As high as a tile. */
export function GoodsTileSkeleton() {
  return (
    <span className={css.tile} aria-hidden="true">
      <span className={css.picture}>
        <Skeleton height="100%" />
      </span>
      <Skeleton shape="text" width="80%" />
      <Skeleton shape="text" width="60%" height={12} />
      <Skeleton shape="text" width="70%" height={12} />
      <Skeleton shape="text" width={72} height={20} />
    </span>
  );
}
