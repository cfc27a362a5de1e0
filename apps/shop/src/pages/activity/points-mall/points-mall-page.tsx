import { useQuery } from '@tanstack/react-query';
import type { PointsGoods } from '@yaoji/api-client/wire';
import { getRoute } from '@yaoji/routes';
import { Card, EmptyState, Pagination, SegmentedControl, Skeleton, visuallyHidden } from '@yaoji/ui';
import { useState } from 'react';
import { pointsGoodsPerPage, pointsGoodsQuery } from '#features/points/points.queries.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { walletQuery } from '#features/wallet/wallet.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { RetryButton } from '#shared/page/retry-button.tsx';
import { SubPage } from '#shared/page/sub-page.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { readPage } from '#shared/routing/read-page.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { ExchangeDialog } from './exchange-dialog.tsx';
import { PointsDetail } from './points-detail.tsx';
import * as css from './points-mall.css.ts';
import { PointsOffer } from './points-offer.tsx';
import { PointsStanding } from './points-standing.tsx';

const title = getRoute('points_mall').title ?? '';

const isNarrowed = (search: URLSearchParams) => search.get('affordable') === '1';

const addressOf = (page: number, isAffordable: boolean) =>
  href('points_mall', {}, { affordable: isAffordable ? 1 : undefined, page });

export const prefetch: Prefetch = (client, { search }) =>
  void client.prefetchQuery(pointsGoodsQuery(readPage(search), isNarrowed(search)));

/** Products that points can buy (R009). */
export default function PointsMallPage() {
  const search = useSearch();
  const page = readPage(search);
  const isAffordable = isNarrowed(search);
  const query = useQuery(pointsGoodsQuery(page, isAffordable));
  const { data } = query;
  const { data: user } = useQuery(userStateQuery());
  const own = useQuery({ ...walletQuery(), enabled: user?.isLoggedIn === true });
  const points = own.data?.points;
  const loginHref = useLoginHref();
  const visitorsLogin = user?.isLoggedIn === false ? loginHref : undefined;
  return (
    <SubPage trail={[{ label: title }]}>
      <div className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.rule}>每实付一元货款得一积分，订单完成后到账</p>
        <PointsStanding
          isLoggedIn={user?.isLoggedIn}
          points={points}
          failure={own.isError && <RetryButton onRetry={() => void own.refetch()} />}
          loginHref={loginHref}
        />
      </div>
      {user?.isLoggedIn && (
        <SegmentedControl
          label="可兑换范围"
          value={isAffordable ? 'affordable' : 'all'}
          items={[
            { value: 'all', label: '全部商品', href: addressOf(1, false) },
            { value: 'affordable', label: '我能兑换的', href: addressOf(1, true) },
          ]}
        />
      )}
      <Loaded
        query={query}
        empty={
          <Card>
            <EmptyState title={isAffordable ? '现有积分暂无可兑换的商品' : '暂无可兑换的商品'} />
          </Card>
        }
        skeleton={
          <div className={css.goods} aria-hidden="true">
            {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((key) => (
              <Skeleton key={key} height={352} />
            ))}
          </div>
        }
      >
        {(data) => <PointsGoodsList list={data.list} points={points} loginHref={visitorsLogin} />}
      </Loaded>
      <Pagination
        page={page}
        pageCount={Math.ceil((data?.total ?? 0) / pointsGoodsPerPage)}
        hrefOf={(next) => addressOf(next, isAffordable)}
      />
    </SubPage>
  );
}

type PointsGoodsListProps = {
  list: readonly PointsGoods[];
  points: number | undefined;
  loginHref: string | undefined;
};

/** The products with the dialogs for details and exchange. */
function PointsGoodsList({ list, points, loginHref }: PointsGoodsListProps) {
  const [chosen, setChosen] = useState<PointsGoods | null>(null);
  const [opened, setOpened] = useState<PointsGoods | null>(null);
  const exchange = (goods: PointsGoods) => {
    setOpened(null);
    setChosen(goods);
  };
  return (
    <>
      <h2 className={visuallyHidden}>可兑换商品</h2>
      <ul className={css.goods}>
        {list.map((goods) => (
          <li key={goods.id}>
            <PointsOffer goods={goods} points={points} loginHref={loginHref} onExchange={exchange} onOpen={setOpened} />
          </li>
        ))}
      </ul>
      {opened && (
        <PointsDetail
          goods={opened}
          points={points}
          loginHref={loginHref}
          onExchange={() => exchange(opened)}
          onClose={() => setOpened(null)}
        />
      )}
      {chosen && <ExchangeDialog goods={chosen} points={points} onClose={() => setChosen(null)} />}
    </>
  );
}
