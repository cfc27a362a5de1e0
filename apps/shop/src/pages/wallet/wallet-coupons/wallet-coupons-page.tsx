import { useQuery } from '@tanstack/react-query';
import type { BenefitStatus } from '@yaoji/api-client/wire';
import { Button, Card, CouponCard, EmptyState, SegmentedControl, Skeleton } from '@yaoji/ui';
import { benefitStateName, benefitStates, readBenefitStatus } from '#features/coupon/benefit-state.ts';
import { couponCountsQuery, couponsQuery } from '#features/coupon/coupon.queries.ts';
import { toCouponView } from '#features/coupon/coupon-view.ts';
import * as css from '#features/wallet/wallet.css.ts';
import { walletQuery } from '#features/wallet/wallet.queries.ts';
import { WalletFrame } from '#features/wallet/wallet-frame.tsx';
import { PagedList } from '#shared/page/paged-list.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { readPage } from '#shared/routing/read-page.ts';
import { useSearch } from '#shared/routing/use-search.ts';

const addressOf = (status: BenefitStatus, page = 1) =>
  href('wallet_coupons', {}, { status: status === 'unused' ? undefined : status, page });

export const prefetch: Prefetch = (client, { search }) => {
  void client.prefetchQuery(walletQuery());
  void client.prefetchQuery(couponCountsQuery());
  void client.prefetchQuery(couponsQuery({ page: readPage(search), status: readBenefitStatus(search) }));
};

/** The buyer's coupons by status; unused ones link to their products (R038). */
export default function CouponsPage() {
  const search = useSearch();
  const status = readBenefitStatus(search);
  const page = readPage(search);
  const { data: counts } = useQuery(couponCountsQuery());
  const coupons = useQuery(couponsQuery({ page, status }));
  return (
    <WalletFrame
      actions={
        <Button href={href('coupon_centre')} tone="brandOutline">
          去领券
        </Button>
      }
    >
      <Card title={`${benefitStateName[status]}的优惠券`}>
        <div className={css.filters}>
          <SegmentedControl
            label="优惠券状态"
            value={status}
            items={benefitStates.map((value) => ({
              value,
              label: counts ? `${benefitStateName[value]} ${counts[value]}` : benefitStateName[value],
              href: addressOf(value),
            }))}
          />
        </div>
        <PagedList
          query={coupons}
          page={page}
          hrefOf={(next) => addressOf(status, next)}
          loading={<Skeleton height={320} />}
          empty={
            <EmptyState
              title={`没有${benefitStateName[status]}的优惠券`}
              {...(status === 'unused' ? { action: <Button href={href('coupon_centre')}>去领券中心</Button> } : {})}
            />
          }
        >
          {(list) => (
            <ul className={css.cards}>
              {list.map((piece) => (
                <li key={piece.id}>
                  <CouponCard
                    coupon={toCouponView(piece.coupon, piece)}
                    {...(piece.status === 'unused'
                      ? {
                          action: {
                            label: '去使用',
                            href: href('list_index', {}, { coupon_id: piece.coupon.id }),
                          },
                        }
                      : { state: benefitStateName[piece.status] })}
                  />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
    </WalletFrame>
  );
}
