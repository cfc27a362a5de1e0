import { useQuery } from '@tanstack/react-query';
import type { Goods } from '@yaoji/api-client/wire';
import { GoodsCardSkeleton, GoodsGrid } from '@yaoji/ui';
import { useDeferredValue, useSyncExternalStore } from 'react';
import { userStateQuery } from '#features/user/user.queries.ts';
import { CompareMark, CompareSlot } from '#pages/parts/compare/compare-slot.tsx';
import { LateGoodsItem } from '#pages/parts/goods/late-goods-item.tsx';
import { isWaiting, onWaitingOver } from '#shared/page/first-input.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';

type GoodsCardsProps = { goods: readonly Goods[]; picture?: boolean; busy?: boolean };

/** The first row is seen at once, the others as they come near. */
const eagerCount = 5;
/** As many as the window of most desks shows. */
const firstCount = 10;

export function GoodsCards({ goods, picture = true, busy = false }: GoodsCardsProps) {
  const loginHref = useLoginHref();
  const { data: user } = useQuery({ ...userStateQuery(), enabled: false });
  const isBuyer = user?.isLoggedIn === true;
  const areLate = useSyncExternalStore(onWaitingOver, isWaiting, () => true);
  // A buyer's page is rendered for nobody else, and there soonest with little in it: the other cards are rendered once the
  // first are hydrated.
  const isFull = useDeferredValue(!isBuyer || !areLate, !isBuyer);
  return (
    <>
      <GoodsGrid busy={busy}>
        {goods.map((entry, index) =>
          isFull || index < firstCount ? (
            <LateGoodsItem
              key={entry.id}
              goods={entry}
              loginHref={loginHref}
              picture={picture}
              eager={index < eagerCount}
              headingLevel={2}
              mark={CompareMark}
            />
          ) : (
            <GoodsCardSkeleton key={entry.id} picture={picture} />
          ),
        )}
      </GoodsGrid>
      <CompareSlot />
    </>
  );
}

const places = Array.from({ length: 10 }, (_, index) => index);

export function GoodsCardsSkeleton({ picture = true }: { picture?: boolean }) {
  return (
    <GoodsGrid busy>
      {places.map((place) => (
        <GoodsCardSkeleton key={place} picture={picture} />
      ))}
    </GoodsGrid>
  );
}
