import { Card, Skeleton } from '@yaoji/ui';
import * as css from './cart.css.ts';

/** Placeholder for the groups while the cart loads. */
export function CartSkeleton() {
  return (
    <div className={css.page} role="status" aria-busy="true" aria-label="购物车加载中">
      <Skeleton width={240} height={20} />
      {[3, 2].map((count) => (
        <Card key={count}>
          <div className={css.skeletonRows}>
            <Skeleton width={200} height={20} />
            {Array.from({ length: count }, (_, index) => (
              <Skeleton key={index.toString()} height={72} />
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}
