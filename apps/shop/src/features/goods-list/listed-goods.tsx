import type { Goods, GoodsListing } from '@yaoji/api-client/wire';
import { Pagination } from '@yaoji/ui';
import { media } from '@yaoji/ui/theme';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenOnline } from '#shared/page/when-online.ts';
import { goodsPerPage } from './goods-list.queries.ts';
import type { GoodsPreset } from './list-pages.ts';
import type { ListAddress } from './use-list-address.ts';
import { withoutRepeats } from './without-repeats.ts';

const LoadOn = lazy(whenOnline(() => import('./load-on.tsx')));

export type ListedGoodsProps = {
  address: ListAddress;
  limits: GoodsPreset;
  listing: GoodsListing;
  /** Renders the products of all pages that were loaded. */
  children: (goods: readonly Goods[]) => ReactNode;
};

/** A list's products and the way to the next: page numbers, or on phones the next pages below as one scrolls. */
export function ListedGoods({ address, limits, listing, children }: ListedGoodsProps) {
  const { state, hrefWith } = address;
  const loadsOn = useScrollsOnPhone();
  const [later, setLater] = useState<readonly Goods[]>([]);
  const perPage = limits.perPage ?? goodsPerPage;
  const pageCount = Math.ceil(listing.total / perPage);
  const pager = <Pagination page={state.page} pageCount={pageCount} hrefOf={(page) => hrefWith({ page })} />;
  return (
    <>
      {children(later.length > 0 ? withoutRepeats([...listing.list, ...later]) : listing.list)}
      {loadsOn && pageCount > 1 ? (
        <Suspense fallback={pager}>
          <LoadOn
            key={hrefWith({})}
            address={address}
            limits={limits}
            total={listing.total}
            perPage={perPage}
            onGoods={setLater}
          />
        </Suspense>
      ) : (
        pager
      )}
    </>
  );
}

/** True on phones once somebody scrolls: until then the first page is enough. */
function useScrollsOnPhone() {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    if (!matchMedia(media.phone).matches) return;
    const begin = () => setScrolls(true);
    window.addEventListener('scroll', begin, { once: true, passive: true });
    return () => window.removeEventListener('scroll', begin);
  }, []);
  return scrolls;
}
