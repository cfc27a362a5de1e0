import { Card, Skeleton } from '@yaoji/ui';
import * as css from './checkout.css.ts';

/** Placeholder for the cards while the checkout loads. */
export function CheckoutSkeleton() {
  return (
    <div className={css.page} role="status" aria-busy="true" aria-label="订单信息加载中">
      {[84, 84, 240].map((height, index) => (
        <Card key={index.toString()}>
          <Skeleton width={120} height={20} />
          <div className={css.skeleton}>
            <Skeleton height={height} />
          </div>
        </Card>
      ))}
    </div>
  );
}
