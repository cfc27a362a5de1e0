import { PageLoading } from '@yaoji/ui';

/** Keeps the place of a page whose code is on its way. */
export const PagePending = () => <PageLoading />;
