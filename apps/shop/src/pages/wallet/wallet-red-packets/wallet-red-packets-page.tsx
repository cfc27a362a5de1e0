import { useQuery } from '@tanstack/react-query';
import { Card, CouponCard, EmptyState, Skeleton } from '@yaoji/ui';
import { benefitStateName } from '#features/coupon/benefit-state.ts';
import * as css from '#features/wallet/wallet.css.ts';
import { redPacketsQuery, walletQuery } from '#features/wallet/wallet.queries.ts';
import { WalletFrame } from '#features/wallet/wallet-frame.tsx';
import { PagedList } from '#shared/page/paged-list.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { readPage } from '#shared/routing/read-page.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { formatPeriod } from '#shared/time/format-time.ts';

export const prefetch: Prefetch = (client, { search }) => {
  void client.prefetchQuery(walletQuery());
  void client.prefetchQuery(redPacketsQuery(readPage(search)));
};

/** Red packets and their status (R036). */
export default function RedPacketsPage() {
  const page = readPage(useSearch());
  const redPackets = useQuery(redPacketsQuery(page));
  return (
    <WalletFrame note="下单时可用一个，直接抵扣货款">
      <Card title="全部红包">
        <PagedList
          query={redPackets}
          page={page}
          hrefOf={(next) => href('wallet_red_packets', {}, { page: next })}
          loading={<Skeleton height={320} />}
          empty={<EmptyState title="还没有红包" />}
        >
          {(list) => (
            <ul className={css.cards}>
              {list.map(({ id, title, money, startsAt, endsAt, status }) => (
                <li key={id}>
                  <CouponCard
                    coupon={{
                      value: { amount: money },
                      threshold: '无门槛',
                      title,
                      period: formatPeriod(startsAt, endsAt),
                    }}
                    {...(status === 'unused'
                      ? { action: { label: '去使用', href: href('list_index') } }
                      : { state: benefitStateName[status] })}
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
