import { Card, Skeleton } from '@yaoji/ui';
import * as css from './pay.css.ts';

/** Placeholder for the summary and the methods. */
export function PaySkeleton() {
  return (
    <div className={css.page} role="status" aria-busy="true" aria-label="支付信息加载中">
      <Card padding="large">
        <Skeleton width={260} height={44} />
      </Card>
      <Card padding="large">
        <div className={css.skeleton}>
          <Skeleton width={120} height={20} />
          <Skeleton height={64} />
          <Skeleton height={64} />
          <Skeleton height={64} />
        </div>
      </Card>
    </div>
  );
}
