import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ActivitySummary } from '@yaoji/api-client/wire';
import { matchRoute, type PageRoute } from '@yaoji/routes';
import { Skeleton } from '@yaoji/ui';
import { LoadError } from '#shared/page/loaded.tsx';
import type { FindSubject, PageLocation, Prefetch } from '#shared/routing/page-module.ts';
import { readId } from '#shared/routing/read-id.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { activitiesQuery, activityQuery } from './activity.queries.ts';
import { ActivityFloors } from './activity-floors.tsx';
import { NoActivity } from './activity-goods.tsx';

type TemplateRoute = Extract<PageRoute, 'zone_template' | 'activity_template'>;

/** The first running activity with this template; 0 for none. */
const runningWith = (template: PageRoute, running: readonly ActivitySummary[] | undefined) =>
  running?.find(({ url }) => url !== null && matchRoute(url).name === template)?.id ?? 0;

export const prefetchTemplate: Prefetch = (client, location) => void prefetchShown(client, location);

async function prefetchShown(client: QueryClient, location: PageLocation) {
  if (!location.search.has('id')) await client.prefetchQuery(activitiesQuery());
  const id = shownAt(client, location);
  if (id > 0) await client.prefetchQuery(activityQuery(id));
}

/** Titles the page with its activity. */
export const findTemplateTitle: FindSubject = (client, location) =>
  client.getQueryData(activityQuery(shownAt(client, location)).queryKey)?.activity.title;

const shownAt = (client: QueryClient, { name, search }: PageLocation) =>
  search.has('id') ? readId(search.get('id')) : runningWith(name, client.getQueryData(activitiesQuery().queryKey));

type TemplateActivityProps = { readonly template: TemplateRoute; readonly anchors?: boolean };

/** The activity in the address, or else the running one with this template. */
export function TemplateActivity({ template, anchors = false }: TemplateActivityProps) {
  const idText = useSearch().get('id');
  const query = useQuery({ ...activitiesQuery(), enabled: idText === null });
  if (idText === null && !query.data) {
    return query.isError ? <LoadError query={query} fullPage /> : <Skeleton height={480} />;
  }
  const id = idText === null ? runningWith(template, query.data) : readId(idText);
  return id > 0 ? <ActivityFloors key={id} id={id} anchors={anchors} /> : <NoActivity />;
}
