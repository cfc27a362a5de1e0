import { useParams } from 'react-router';
import { NoActivity } from '#features/activity/activity-goods.tsx';
import { GoodsCards, GoodsCardsSkeleton } from '#features/goods-list/goods-cards.tsx';
import { GoodsList } from '#features/goods-list/goods-list.tsx';
import { listQueryAt } from '#features/goods-list/prefetch-list.ts';
import type { FindSubject, Prefetch } from '#shared/routing/page-module.ts';
import { readId } from '#shared/routing/read-id.ts';

export const prefetch: Prefetch = (client, location) => {
  const id = readId(location.params.id);
  if (id > 0) void client.prefetchQuery(listQueryAt(location, { activityId: id }));
};
export const findSubject: FindSubject = (_, { params }) => params.name;

/** An operator's product group, under the name in its address (R010). */
export default function ListOtherPage() {
  const { id, name } = useParams();
  const activityId = readId(id);
  if (activityId === 0) return <NoActivity />;
  return (
    <GoodsList skeleton={<GoodsCardsSkeleton />} preset={{ activityId }} {...(name ? { title: name } : {})}>
      {(goods, busy) => <GoodsCards goods={goods} busy={busy} />}
    </GoodsList>
  );
}
