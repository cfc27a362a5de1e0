import { useParams } from 'react-router';
import { GoodsCards, GoodsCardsSkeleton } from '#pages/parts/goods-list/goods-cards.tsx';
import { GoodsList } from '#pages/parts/goods-list/goods-list.tsx';
import { listQueryAt } from '#pages/parts/goods-list/prefetch-list.ts';
import type { FindSubject, Prefetch } from '#shared/routing/page-module.ts';
import { NoActivity } from '../parts/activity-goods.tsx';
import { activityIdOf } from '../parts/activity-id.ts';

export const prefetch: Prefetch = (client, location) => {
  const id = activityIdOf(location.params.id);
  if (id > 0) void client.prefetchQuery(listQueryAt(location, { activityId: id }));
};
export const findSubject: FindSubject = (_, { params }) => params.name;

/** Goods of one group that an operator put together, under the name that its address gives (R010). */
export default function ListOtherPage() {
  const { id, name } = useParams();
  const activityId = activityIdOf(id);
  if (activityId === 0) return <NoActivity />;
  return (
    <GoodsList skeleton={<GoodsCardsSkeleton />} preset={{ activityId }} {...(name ? { title: name } : {})}>
      {(goods, busy) => <GoodsCards goods={goods} busy={busy} />}
    </GoodsList>
  );
}
