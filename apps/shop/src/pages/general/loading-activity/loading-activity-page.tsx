import { useQuery } from '@tanstack/react-query';
import { PageLoading, toast } from '@yaoji/ui';
import { useEffect } from 'react';
import { activityTargetQuery } from '#features/activity/activity.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { useNavigateIfHere } from '#shared/routing/use-navigate-if-here.ts';
import { useSearch } from '#shared/routing/use-search.ts';

/** Resolves an activity link and redirects there (R007, R008), or to no-activity. */
export default function LoadingActivityPage() {
  const search = useSearch();
  const navigateIfHere = useNavigateIfHere();
  const segments = Object.fromEntries(
    (['url', 'url1', 'url2'] as const).flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value.slice(0, 100)] as const] : [];
    }),
  );
  const query = useQuery(activityTargetQuery(segments));
  const { data } = query;

  useEffect(() => {
    if (!data) return;
    if (data.status === 'coming') toast.info('活动未开始');
    navigateIfHere((data.status !== 'over' && resolveLink(data.url)) || href('no_activity'));
  }, [data, navigateIfHere]);

  return (
    <Loaded query={query} fullPage>
      {() => <PageLoading />}
    </Loaded>
  );
}
