import { getRoute } from '@yaoji/routes';
import { GoodsCards, GoodsCardsSkeleton } from '#features/goods-list/goods-cards.tsx';
import { GoodsList } from '#features/goods-list/goods-list.tsx';
import { href } from '#shared/routing/href.ts';

export { findListSubject as findSubject, prefetchList as prefetch } from '#features/goods-list/prefetch-list.ts';

const trail = [{ label: getRoute('yyh').title ?? '', href: href('yyh') }];

/** Products of the clinic programme (R019). */
export default function ClinicListPage() {
  return (
    <GoodsList skeleton={<GoodsCardsSkeleton />} title="诊所专享商品" trail={trail}>
      {(goods, busy) => <GoodsCards goods={goods} busy={busy} />}
    </GoodsList>
  );
}
