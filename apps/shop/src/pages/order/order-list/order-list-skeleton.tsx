import { Card, Skeleton } from '@yaoji/ui';
import * as css from './order-list.css.ts';

/** About as tall as a page of orders. */
export function OrderListSkeleton() {
  return (
    <div className={css.list} aria-hidden="true">
      {[1, 2, 3, 4].map((key) => (
        <Card key={key}>
          <Skeleton width="40%" height={20} />
          <div className={css.skeletonBody}>
            <Skeleton height={72} />
          </div>
        </Card>
      ))}
    </div>
  );
}
