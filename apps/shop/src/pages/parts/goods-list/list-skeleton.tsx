import { Skeleton } from '@yaoji/ui';
import type { ReactNode } from 'react';
import * as css from './goods-list.css.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];

/** In place of filters, sort bar and goods, about as high as they. */
export function ListSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={css.skeleton} aria-busy="true">
      <div className={css.filterSkeleton}>
        {rows.map((row) => (
          <div key={row} className={css.filterSkeletonRow}>
            <Skeleton width={56} />
            <Skeleton width="70%" />
          </div>
        ))}
      </div>
      <div className={css.sortSkeleton}>
        <Skeleton width={280} />
      </div>
      {children}
    </div>
  );
}
