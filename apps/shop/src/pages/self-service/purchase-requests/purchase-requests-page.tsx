import { useQuery } from '@tanstack/react-query';
import { Card, EmptyState, Skeleton } from '@yaoji/ui';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { requestsQuery } from '#features/purchase-request/purchase-request.queries.ts';
import { PagedList } from '#shared/page/paged-list.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { readPage } from '#shared/routing/read-page.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { RequestCard } from './request-card.tsx';

export const prefetch: Prefetch = (client, { search }) => void client.prefetchQuery(requestsQuery(readPage(search)));

/** Orders that wait for approval, to approve, change, return or withdraw (R125). */
export default function PurchaseRequestsPage() {
  const page = readPage(useSearch());
  return (
    <MemberFrame note="超过限额或符合审批规则的订单，同意后才下单">
      <PagedList
        query={useQuery(requestsQuery(page))}
        page={page}
        hrefOf={(next) => href('purchase_requests', {}, { page: next })}
        inCards
        loading={
          <Card>
            <Skeleton height={240} />
          </Card>
        }
        empty={
          <EmptyState picture="order" title="还没有采购申请">
            员工提交的、需要审批的订单会显示在这里。
          </EmptyState>
        }
      >
        {(list) => list.map((request) => <RequestCard key={request.id} request={request} />)}
      </PagedList>
    </MemberFrame>
  );
}
