import { classNames } from '../../theme/class-names.ts';
import { still } from '../skeleton/skeleton.css.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as css from './goods-card.css.ts';
import * as footCss from './goods-card-foot.css.ts';
import * as pictureCss from './goods-card-picture.css.ts';
import { facts } from './goods-facts.css.ts';

export type GoodsCardSkeletonProps = {
  /** Whether the cards to come have pictures. Default true. */
  picture?: boolean;
};

/** As high as a card with two lines of spec and maker, the usual case, so nothing shifts. */
export function GoodsCardSkeleton({ picture = true }: GoodsCardSkeletonProps) {
  return (
    <div className={classNames(css.card, still)} aria-hidden="true">
      {picture && (
        <div className={pictureCss.picture}>
          <div className={pictureCss.pictureLink}>
            <Skeleton height="100%" />
          </div>
        </div>
      )}
      <div className={classNames(css.body, !picture && css.bodyAlone)}>
        <div className={css.priceRow}>
          <Skeleton width={96} height={24} />
        </div>
        <div className={css.texts}>
          <Skeleton shape="text" width="86%" height={15} />
          <Skeleton shape="text" width="86%" height={12} />
          <Skeleton shape="text" width="64%" height={12} />
        </div>
        <div className={facts}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} shape="text" width="80%" height={12} />
          ))}
        </div>
      </div>
      <div className={footCss.foot}>
        <Skeleton height={32} />
        <Skeleton height={32} />
      </div>
    </div>
  );
}
