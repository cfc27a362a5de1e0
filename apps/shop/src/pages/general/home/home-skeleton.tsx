import { Skeleton } from '@yaoji/ui';
import * as css from './home.css.ts';

/** As high as the visible part of the home page. */
export const HomeSkeleton = () => (
  <div className={css.skeleton} aria-busy="true">
    <Skeleton height="100%" />
  </div>
);
