import { PageLoading } from '@yaoji/ui';
import { pending } from './frame.css.ts';

/** Keeps the place of a page whose code is on its way, as tall as the window, so that the footer does not jump. */
export function PagePending() {
  return (
    <div className={pending}>
      <PageLoading />
    </div>
  );
}
