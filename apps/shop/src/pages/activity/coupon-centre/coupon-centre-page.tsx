import { useQuery, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { ClaimableCoupon } from '@yaoji/api-client/wire';
import { getRoute } from '@yaoji/routes';
import { Card, CouponCard, EmptyState, Pagination, SegmentedControl, Skeleton } from '@yaoji/ui';
import { useClaimCoupon } from '#features/coupon/claim-coupon.mutation.ts';
import { type CouponKind, claimableCouponsQuery, couponKeys, couponsPerPage } from '#features/coupon/coupon.queries.ts';
import { couponStates, toCouponView } from '#features/coupon/coupon-view.ts';
import { useRefusal } from '#features/user/use-refusal.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { SubPage } from '#shared/page/sub-page.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { readPage } from '#shared/routing/read-page.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import * as css from './coupon-centre.css.ts';

const title = getRoute('coupon_centre').title ?? '';
const kinds: Record<CouponKind, string> = { all: '全部', general: '通用券', category: '品类券', goods: '商品券' };

function readAddress(search: URLSearchParams) {
  const kind = search.get('type') ?? 'all';
  return {
    kind: (kind in kinds ? kind : 'all') as CouponKind,
    page: readPage(search),
  };
}

const addressOf = (kind: CouponKind, page = 1) =>
  href('coupon_centre', {}, { type: kind === 'all' ? undefined : kind, page });

export const prefetch: Prefetch = (client, { search }) => {
  const { kind, page } = readAddress(search);
  void client.prefetchQuery(claimableCouponsQuery(kind, page));
};

/** Claimable coupons by kind (R015). */
export default function CouponCentrePage() {
  const { kind, page } = readAddress(useSearch());
  const query = useQuery(claimableCouponsQuery(kind, page));
  const { data } = query;
  return (
    <SubPage trail={[{ label: title }]}>
      <Card title={title} headingLevel={1}>
        <div className={css.body}>
          <div className={css.kinds}>
            <SegmentedControl
              label="优惠券种类"
              value={kind}
              items={(Object.keys(kinds) as CouponKind[]).map((value) => ({
                value,
                label: kinds[value],
                href: addressOf(value),
              }))}
            />
          </div>
          <Loaded query={query} empty={<EmptyState title="暂无可领取的优惠券" />} skeleton={<Skeleton height={320} />}>
            {(data) => (
              <ul className={css.coupons}>
                {data.list.map((entry) => (
                  <li key={entry.coupon.id}>
                    <CentreCoupon entry={entry} />
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
          <Pagination
            page={page}
            pageCount={Math.ceil((data?.total ?? 0) / couponsPerPage)}
            hrefOf={(next) => addressOf(kind, next)}
          />
        </div>
      </Card>
    </SubPage>
  );
}

function CentreCoupon({ entry: { coupon, status, claimed, limit, leftPercent, url } }: { entry: ClaimableCoupon }) {
  const client = useQueryClient();
  const loginHref = useLoginHref();
  const { data: user } = useQuery(userStateQuery());
  const disabledReason = useRefusal()(operations.claimCoupon);
  const claim = useClaimCoupon(() => client.invalidateQueries({ queryKey: couponKeys.claimable }));
  const goods = resolveLink(url);
  const action = user?.isLoggedIn
    ? { label: '领取', onClick: () => claim.mutate(coupon.id), loading: claim.isPending, disabledReason }
    : { label: '登录后领取', href: loginHref };
  return (
    <div className={css.coupon}>
      <CouponCard
        coupon={toCouponView(coupon, coupon)}
        {...(status === 'claimable' ? { action } : { state: couponStates[status] })}
      />
      <div className={css.foot}>
        <span>
          {status === 'claimable' && `剩余 ${leftPercent}%`}
          {limit > 1 && ` 每店限领 ${limit} 张，已领 ${claimed} 张`}
        </span>
        {goods && (
          <a className={css.goods} href={goods} aria-label={`${coupon.title} 适用商品`}>
            适用商品
          </a>
        )}
      </div>
    </div>
  );
}
