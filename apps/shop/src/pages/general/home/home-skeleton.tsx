import { Skeleton } from '@yaoji/ui';
import * as css from './home.css.ts';

/** As high as what the window shows of home. */
export const HomeSkeleton = () => (
  <div className={css.skeleton} aria-busy="true">
    <Skeleton height="100%" />
  </div>
);
