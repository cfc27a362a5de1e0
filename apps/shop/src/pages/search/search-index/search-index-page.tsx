import { GoodsList } from '#features/goods-list/goods-list.tsx';

export { findSearchSubject as findSubject, prefetchList as prefetch } from '#features/goods-list/goods-list.queries.ts';

export default function SearchIndexPage() {
  return <GoodsList />;
}
