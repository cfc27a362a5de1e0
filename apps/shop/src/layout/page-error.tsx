import { ErrorState } from '@yaoji/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { markHydrated } from '#shared/page/hydrated.ts';

/** Replaces a page that failed to load or render; the frame around it still works. */
export function PageError() {
  const error = useRouteError();
  useEffect(markHydrated, []);
  // A file of an earlier build that the server no longer has.
  const outdated = error instanceof TypeError && /import/i.test(error.message);
  return (
    <ErrorState fullPage title={outdated ? '页面已更新，请重新加载' : '页面出错了'} onRetry={() => location.reload()} />
  );
}
