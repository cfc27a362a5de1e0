import { GoodsTileSkeleton, SeckillStrip, Skeleton } from '@yaoji/ui';
import { GoodsCardsSkeleton } from '#pages/parts/goods-list/goods-cards.tsx';
import * as css from './home.css.ts';

const tiles = ['a', 'b', 'c', 'd', 'e', 'f'];

/** As high as the blocks that will come. */
export function HomeSkeleton() {
  return (
    <div className={css.page} aria-busy="true">
      <div className={css.hero}>
        <span className={css.belowMenu} />
        <div className={css.carousel}>
          <Skeleton height="100%" />
        </div>
      </div>
      <div className={css.news}>
        <div className={css.newsSkeleton}>
          <Skeleton height="100%" />
        </div>
        {tiles.slice(0, 3).map((tile) => (
          <div key={tile} className={css.side}>
            <Skeleton height="100%" />
          </div>
        ))}
      </div>
      <SeckillStrip>
        {tiles.map((tile) => (
          <GoodsTileSkeleton key={tile} />
        ))}
      </SeckillStrip>
      <GoodsCardsSkeleton />
    </div>
  );
}
