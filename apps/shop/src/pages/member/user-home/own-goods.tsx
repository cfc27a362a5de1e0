import { useQuery } from '@tanstack/react-query';
import type { Goods } from '@yaoji/api-client/wire';
import { Card, EmptyState, ErrorState, GoodsTileSkeleton, Link } from '@yaoji/ui';
import { latestFavouritesQuery } from '#features/favourite/favourite.queries.ts';
import { recommendedGoodsQuery } from '#features/goods/goods.queries.ts';
import { QuickTile } from '#features/goods/quick-tile.tsx';
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
        <GoodsRow {...favourites} empty="还没有收藏商品" />
      </Card>
      <Card title="为您推荐">
        <GoodsRow {...recommended} empty="暂无推荐" />
      </Card>
    </>
  );
}

type GoodsRowProps = {
  readonly data: readonly Goods[] | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
  readonly empty: string;
};

function GoodsRow({ data, isError, isFetching, refetch, empty }: GoodsRowProps) {
  const loginHref = useLoginHref();
  if (isError && !data) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />;
  if (data?.length === 0) return <EmptyState compact title={empty} />;
  return (
    <div className={css.goods} aria-busy={!data}>
      {data
        ? data.slice(0, shownCount).map((goods) => <QuickTile key={goods.id} goods={goods} loginHref={loginHref} />)
        : [1, 2, 3, 4, 5, 6].map((key) => <GoodsTileSkeleton key={key} />)}
    </div>
  );
}
