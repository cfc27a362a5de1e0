import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Floor, Goods } from '@yaoji/api-client/wire';
import { seckillQuery } from '#features/activity/seckill.queries.ts';
import { recommendedGoodsQuery } from '#features/goods/goods.queries.ts';
import { GoodsFloor } from '#features/goods-list/goods-floor.tsx';
import { GoodsStrip } from '#features/goods-list/goods-strip.tsx';
import { withTarget } from '#features/site/banner-link.tsx';
import { announcementsQuery, homeBlocksQuery, siteQuery } from '#features/site/site.queries.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { RetryButton } from '#shared/page/retry-button.tsx';
import { News, SideBanners } from './announcements.tsx';
import { BrandWall } from './brand-wall.tsx';
import { HomeBanners } from './home-banners.tsx';
import * as css from './home-front.css.ts';
import { HomeSkeleton } from './home-skeleton.tsx';
import { Seckill } from './seckill.tsx';

/** Starts the queries of the visitors' home page. */
export function prefetchFront(client: QueryClient) {
  void client.prefetchQuery(homeBlocksQuery());
  void client.prefetchQuery(seckillQuery());
  void client.prefetchQuery(announcementsQuery());
  void client.prefetchQuery(recommendedGoodsQuery());
}

/** The public home page: banners, seckill, news, floors, recommendations, brands; buyers see it further down. */
export function HomeFront() {
  const blocks = useQuery(homeBlocksQuery());
  const seckill = useQuery(seckillQuery());
  const announcements = useQuery(announcementsQuery());
  const recommended = useQuery(recommendedGoodsQuery());
  const { data: common } = useQuery(siteQuery());
  // An empty block would shift those below it, so all appear together.
  const pending = [blocks, seckill, announcements, recommended].some(({ isPending }) => isPending);
  const { data: user } = useQuery({ ...userStateQuery(), enabled: false });
  // Some buyers don't see the free-shipping zone (P7).
  const isShown = ({ zone }: Floor) => zone !== 'yx' || user?.showsFreeShippingZone !== false;

  const news = (
    <News
      announcements={announcements.data ?? []}
      failure={announcements.isError && <RetryButton onRetry={() => void announcements.refetch()} />}
    />
  );

  return (
    <div className={css.page}>
      {pending ? (
        <HomeSkeleton />
      ) : (
        <Loaded query={blocks}>
          {(home) => (
            <>
              {user?.isLoggedIn === true ? news : <HomeBanners banners={withTarget(home.banners)} news={news} />}
              {seckill.data && <Seckill seckill={seckill.data} onEnd={() => void seckill.refetch()} />}
              <SideBanners banners={withTarget(home.sideBanners)} />
              <div className={css.strips}>
                {home.floors.filter(isShown).map((floor) => (
                  <GoodsFloor key={floor.id} floor={floor} />
                ))}
                <Recommended goods={recommended.data ?? []} />
              </div>
              <BrandWall brands={common?.brands ?? []} />
            </>
          )}
        </Loaded>
      )}
    </div>
  );
}

function Recommended({ goods }: { goods: readonly Goods[] }) {
  return (
    goods.length > 0 && (
      <div className={css.recommended}>
        <GoodsStrip title="为您推荐" goods={goods} />
      </div>
    )
  );
}
