import { useQuery } from '@tanstack/react-query';
import type { Goods } from '@yaoji/api-client/wire';
import { GoodsCardSkeleton, GoodsGrid } from '@yaoji/ui';
import { type ReactNode, useDeferredValue } from 'react';
import { CompareMark } from '#features/compare/compare-mark.tsx';
import { CompareSlot } from '#features/compare/compare-slot.tsx';
import { userStateQuery } from '#features/user/user.queries.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import { GoodsItem } from './goods-item.tsx';

type GoodsCardsProps = {
  goods: readonly Goods[];
  picture?: boolean;
  busy?: boolean;
  /** Below the facts of each product. */
  children?: (goods: Goods) => ReactNode;
};

/** The first row loads its pictures at once, later rows as they come near. */
const eagerCount = 5;
/** As many as most desktop windows show. */
const firstCount = 10;

export function GoodsCards({ goods, picture = true, busy = false, children }: GoodsCardsProps) {
  const loginHref = useLoginHref();
  const { data: user } = useQuery({ ...userStateQuery(), enabled: false });
  const isBuyer = user?.isLoggedIn === true;
  // Server rendering of a buyer's page serves only one person, so the browser renders the cards below the window later.
  const isFull = useDeferredValue(true, !isBuyer);
  return (
    <>
      <GoodsGrid busy={busy}>
        {goods.map((entry, index) =>
          isFull || index < firstCount ? (
            <GoodsItem
              key={entry.id}
              goods={entry}
              loginHref={loginHref}
              picture={picture}
              eager={index < eagerCount}
              headingLevel={2}
              mark={CompareMark}
            >
              {children?.(entry)}
            </GoodsItem>
          ) : (
            <GoodsCardSkeleton key={entry.id} picture={picture} />
          ),
        )}
      </GoodsGrid>
      <CompareSlot />
    </>
  );
}

const ten = Array.from({ length: 10 }, (_, index) => index);

export function GoodsCardsSkeleton({ picture = true }: { picture?: boolean }) {
  return (
    <GoodsGrid busy>
      {ten.map((index) => (
        <GoodsCardSkeleton key={index} picture={picture} />
      ))}
    </GoodsGrid>
  );
}
