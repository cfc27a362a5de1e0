import { Skeleton } from '@yaoji/ui';
import type { ReactNode } from 'react';
import * as css from './goods-list.css.ts';

/** Placeholder for filters, sort bar and products, of about their height. */
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
