import { GoodsList } from '#features/goods-list/goods-list.tsx';

export { findListSubject as findSubject, prefetchList as prefetch } from '#features/goods-list/goods-list.queries.ts';

export default function ListIndexPage() {
  return <GoodsList />;
}
