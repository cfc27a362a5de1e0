import { activityQuery } from '#features/activity/activity.queries.ts';
import { listQueryAt } from '#features/goods-list/goods-list.queries.ts';
import type { FindSubject, PageLocation, Prefetch } from '#shared/routing/page-module.ts';

type FindId = (location: PageLocation) => number;

export const prefetchActivityGoods =
  (findId: FindId): Prefetch =>
  (client, location) => {
    const id = findId(location);
    if (id === 0) return;
    void client.prefetchQuery(activityQuery(id));
    void client.prefetchQuery(listQueryAt(location, { activityId: id }));
  };

/** Titles the page with its activity. */
export const findActivityTitle =
  (findId: FindId): FindSubject =>
  (client, location) =>
    client.getQueryData(activityQuery(findId(location)).queryKey)?.activity.title;
