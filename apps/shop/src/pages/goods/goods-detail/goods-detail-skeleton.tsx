import { Skeleton } from '@yaoji/ui';
import * as layout from '#shared/page/sub-page.css.ts';
import * as css from './goods-detail.css.ts';

export function GoodsDetailSkeleton() {
  return (
    <div className={layout.page} aria-busy="true">
      <div className={layout.crumbs}>
        <Skeleton width={240} />
      </div>
      <div className={css.purchase}>
        <div className={css.gallery}>
          <div className={css.gallerySkeleton}>
            <Skeleton height="100%" />
          </div>
        </div>
        <div className={css.buying}>
          <Skeleton width="60%" height={28} />
          <Skeleton width="40%" />
          <Skeleton height={120} />
          <Skeleton height={88} />
          <Skeleton width={320} height={40} />
        </div>
      </div>
    </div>
  );
}
