import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Goods } from '@yaoji/api-client/wire';
import { Card, EmptyState, GoodsTileSkeleton, Link } from '@yaoji/ui';
import { latestFavouritesQuery } from '#features/favourite/favourite.queries.ts';
import { recommendedGoodsQuery } from '#features/goods/goods.queries.ts';
import { QuickTile } from '#features/goods/quick-tile.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import { linkTo } from '#shared/routing/link-to.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import * as css from './user-home.css.ts';

/** Fills rows of six, three and two. */
const shownCount = 6;

/** Favourites and recommendations, one row each. */
export function OwnGoods() {
  const favourites = useQuery(latestFavouritesQuery(shownCount));
  const recommended = useQuery(recommendedGoodsQuery());
  const all = linkTo('favourites');
  return (
    <>
      <Card title="我的收藏" {...(all ? { aside: <Link href={all}>全部收藏</Link> } : {})}>
        <GoodsRow query={favourites} empty="还没有收藏商品" />
      </Card>
      <Card title="为您推荐">
        <GoodsRow query={recommended} empty="暂无推荐" />
      </Card>
    </>
  );
}

type GoodsRowProps = { query: UseQueryResult<readonly Goods[]>; empty: string };

function GoodsRow({ query, empty }: GoodsRowProps) {
  const loginHref = useLoginHref();
  return (
    <Loaded
      query={query}
      compact
      skeleton={
        <div className={css.goods} aria-busy>
          {[1, 2, 3, 4, 5, 6].map((key) => (
            <GoodsTileSkeleton key={key} />
          ))}
        </div>
      }
      empty={<EmptyState compact title={empty} />}
    >
      {(list) => (
        <div className={css.goods}>
          {list.slice(0, shownCount).map((goods) => (
            <QuickTile key={goods.id} goods={goods} loginHref={loginHref} />
          ))}
        </div>
      )}
    </Loaded>
  );
}
