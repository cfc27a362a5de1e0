import type { GoodsView } from '../goods-card/goods-view.ts';
import { GoodsPicture } from '../goods-picture/goods-picture.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { Price } from '../price/price.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as css from './goods-tile.css.ts';

export type GoodsTileProps = {
  goods: Pick<GoodsView, 'name' | 'href' | 'pictures' | 'spec' | 'price' | 'basePrice'>;
  /** Loads the picture at once. Default false. */
  eager?: boolean;
};

/** A small link to a goods, for rows of a home page or a drawer. */
export function GoodsTile({ goods, eager = false }: GoodsTileProps) {
  return (
    <Anchor href={goods.href} className={css.tile}>
      <span className={css.picture}>
        <GoodsPicture src={goods.pictures?.[0]?.src} alt="" size={150} eager={eager} />
      </span>
      <span className={css.name} title={goods.name}>
        {goods.name}
      </span>
      <span className={css.spec}>{goods.spec}</span>
      <span className={css.prices}>
        <Price value={goods.price} size="large" />
        {goods.basePrice && <Price value={goods.basePrice} size="small" tone="muted" struck />}
      </span>
    </Anchor>
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
      <Skeleton shape="text" width={72} height={20} />
    </span>
  );
}
