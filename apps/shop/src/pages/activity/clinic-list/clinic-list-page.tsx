import { getRoute } from '@yaoji/routes';
import { GoodsList } from '#features/goods-list/goods-list.tsx';
import { href } from '#shared/routing/href.ts';

export { findListSubject as findSubject, prefetchList as prefetch } from '#features/goods-list/goods-list.queries.ts';

const trail = [{ label: getRoute('yyh').title ?? '', href: href('yyh') }];

/** Products of the clinic programme (R019). */
export default function ClinicListPage() {
  return <GoodsList title="诊所专享商品" trail={trail} />;
}
