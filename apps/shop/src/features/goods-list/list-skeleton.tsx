import { Skeleton } from '@yaoji/ui';
import type { ReactNode } from 'react';
import * as css from './goods-list.css.ts';

/** In place of filters, sort bar and goods, about as high as they. */
export function ListSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={css.skeleton} aria-busy="true">
      <div className={css.filterSkeleton}>
        <Skeleton width="60%" />
      </div>
      <div className={css.sortSkeleton}>
        <Skeleton width={280} />
      </div>
      {children}
    </div>
  );
}
