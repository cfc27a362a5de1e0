import { type QueryClient, useQuery } from '@tanstack/react-query';
import { couponCountsQuery } from '#features/coupon/coupon.queries.ts';
import { documentsQuery } from '#features/document/document.queries.ts';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { ordersQuery } from '#features/order/order.queries.ts';
import { WaitingRequests } from '#features/purchase-request/waiting-requests.tsx';
import { userStateQuery } from '#features/user/user.queries.ts';
import { walletQuery } from '#features/wallet/wallet.queries.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { Greeting } from './greeting.tsx';
import { LatestOrders, OrderCounts } from './order-overview.tsx';
import { OwnGoods } from './own-goods.tsx';
import { PageIndex } from './page-index.tsx';
import { Qualification } from './qualification.tsx';
import { WalletOverview } from './wallet-overview.tsx';

export const prefetch: Prefetch = (client) => {
  void client.prefetchQuery(ordersQuery({ page: 1 }));
  void client.prefetchQuery(walletQuery());
  void client.prefetchQuery(couponCountsQuery());
  void prefetchReview(client);
};

/** The status of the documents, for a buyer who is not approved. */
async function prefetchReview(client: QueryClient) {
  await client.prefetchQuery(userStateQuery());
  if (client.getQueryData(userStateQuery().queryKey)?.isPassed === false) await client.prefetchQuery(documentsQuery());
}

/** The member's home: buyer, open issues, money, orders and products (R026). */
export default function UserHomePage() {
  const { data: user } = useQuery(userStateQuery());
  return (
    <MemberFrame>
      {user && (
        <>
          <Greeting user={user} />
          <Qualification user={user} />
          <WaitingRequests user={user} />
        </>
      )}
      <OrderCounts />
      <WalletOverview />
      {user && <PageIndex user={user} />}
      <LatestOrders />
      <OwnGoods />
    </MemberFrame>
  );
}
