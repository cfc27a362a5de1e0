import { ErrorState } from '@yaoji/ui';

/** Stands in for a page that failed to load or to render; the frame around it goes on working. */
export function PageError({ error }: { error: unknown }) {
  // A file of an earlier build that the server no longer has.
  const outdated = error instanceof TypeError && /import/i.test(error.message);
  return (
    <ErrorState
      wholePage
      title={outdated ? '页面已更新，请重新加载' : '页面出错了'}
      onRetry={() => location.reload()}
    />
  );
}
