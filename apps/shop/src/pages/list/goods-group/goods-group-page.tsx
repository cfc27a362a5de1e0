import { useParams } from 'react-router';
import { NoActivity } from '#features/activity-page/activity-goods.tsx';
import { listQueryAt } from '#features/goods-list/goods-list.queries.ts';
import { GoodsList } from '#features/goods-list/goods-list.tsx';
import type { FindSubject, Prefetch } from '#shared/routing/page-module.ts';
import { readId } from '#shared/routing/read-id.ts';

export const prefetch: Prefetch = (client, location) => {
  const id = readId(location.params.id);
  if (id > 0) void client.prefetchQuery(listQueryAt(location, { activityId: id }));
};
export const findSubject: FindSubject = (_, { params }) => params.name;

/** An operator's product group, under the name in its address (R010). */
export default function GoodsGroupPage() {
  const { id, name } = useParams();
  const activityId = readId(id);
  if (activityId === 0) return <NoActivity />;
  return <GoodsList preset={{ activityId }} {...(name ? { title: name } : {})} />;
}
