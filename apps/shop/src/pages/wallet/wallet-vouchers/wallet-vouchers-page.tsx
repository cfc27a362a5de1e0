import { useQuery } from '@tanstack/react-query';
import type { BenefitStatus } from '@yaoji/api-client/wire';
import { Card, CouponCard, EmptyState, SegmentedControl, Skeleton } from '@yaoji/ui';
import { benefitStateName, benefitStates, readBenefitStatus } from '#features/coupon/benefit-state.ts';
import { thresholdLabel } from '#features/coupon/coupon-view.ts';
import * as css from '#features/wallet/wallet.css.ts';
import { vouchersQuery, walletQuery } from '#features/wallet/wallet.queries.ts';
import { WalletFrame } from '#features/wallet/wallet-frame.tsx';
import { PagedList } from '#shared/page/paged-list.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { readPage } from '#shared/routing/read-page.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { formatPeriod } from '#shared/time/format-time.ts';

const addressOf = (status: BenefitStatus, page = 1) =>
  href('wallet_vouchers', {}, { status: status === 'unused' ? undefined : status, page });

export const prefetch: Prefetch = (client, { search }) => {
  void client.prefetchQuery(walletQuery());
  void client.prefetchQuery(vouchersQuery({ page: readPage(search), status: readBenefitStatus(search) }));
};

/** Cash vouchers by status (R039). */
export default function VouchersPage() {
  const search = useSearch();
  const status = readBenefitStatus(search);
  const page = readPage(search);
  const vouchers = useQuery(vouchersQuery({ page, status }));
  return (
    <WalletFrame note="满足金额时抵扣货款，可与优惠券同用">
      <Card title={`${benefitStateName[status]}的现金券`}>
        <div className={css.filters}>
          <SegmentedControl
            label="现金券状态"
            value={status}
            items={benefitStates.map((value) => ({ value, label: benefitStateName[value], href: addressOf(value) }))}
          />
        </div>
        <PagedList
          query={vouchers}
          page={page}
          hrefOf={(next) => addressOf(status, next)}
          loading={<Skeleton height={320} />}
          empty={<EmptyState title={`没有${benefitStateName[status]}的现金券`} />}
        >
          {(list) => (
            <ul className={css.cards}>
              {list.map((voucher) => (
                <li key={voucher.id}>
                  <CouponCard
                    coupon={{
                      value: { amount: voucher.money },
                      threshold: thresholdLabel(voucher.threshold),
                      title: voucher.title,
                      period: formatPeriod(voucher.startsAt, voucher.endsAt),
                    }}
                    {...(voucher.status === 'unused'
                      ? { action: { label: '去使用', href: href('list_index') } }
                      : { state: benefitStateName[voucher.status] })}
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
