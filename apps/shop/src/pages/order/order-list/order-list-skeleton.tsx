import { Card, Skeleton } from '@yaoji/ui';
import * as css from './order-list.css.ts';

const rows = Array.from({ length: 12 }, (_, index) => index);

/** About as tall as a page of orders. */
export function OrderListSkeleton() {
  return (
    <Card padding="none">
      <div className={css.skeletonRows} aria-hidden="true">
        {rows.map((row) => (
          <Skeleton key={row} height={28} />
        ))}
      </div>
    </Card>
  );
}
