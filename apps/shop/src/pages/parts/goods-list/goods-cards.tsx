import type { Goods } from '@yaoji/api-client/wire';
import { GoodsCardSkeleton, GoodsGrid } from '@yaoji/ui';
import { GoodsItem } from '#pages/parts/goods/goods-item.tsx';
import { useLoginHref } from '#shared/routing/use-login-href.ts';

type GoodsCardsProps = { goods: readonly Goods[]; picture?: boolean; busy?: boolean };

/** The first row is seen at once, the others as they come near. */
const eagerCount = 5;

export function GoodsCards({ goods, picture = true, busy = false }: GoodsCardsProps) {
  const loginHref = useLoginHref();
  return (
    <GoodsGrid busy={busy}>
      {goods.map((entry, index) => (
        <GoodsItem
          key={entry.id}
          goods={entry}
          loginHref={loginHref}
          picture={picture}
          eager={index < eagerCount}
          headingLevel={2}
        />
      ))}
    </GoodsGrid>
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
