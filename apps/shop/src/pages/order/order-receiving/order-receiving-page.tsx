import { useQuery } from '@tanstack/react-query';
import { Card, Link, Skeleton } from '@yaoji/ui';
import { useParams } from 'react-router';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { receivingQuery } from '#features/receiving/receiving.queries.ts';
import { useBuyerId } from '#features/user/use-buyer-id.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { readId } from '#shared/routing/read-id.ts';
import { Redirect } from '#shared/routing/redirect.tsx';
import { ReceivingWork } from './receiving-work.tsx';

export const prefetch: Prefetch = (client, { params }) => {
  const id = readId(params.id);
  if (id > 0) void client.prefetchQuery(receivingQuery(id));
};

/** Checks in a delivery; designed for a phone next to the boxes (R121). */
export default function OrderReceivingPage() {
  const id = readId(useParams().id);
  const owner = useBuyerId();
  const query = useQuery({ ...receivingQuery(id), enabled: id > 0 });
  return (
    <MemberFrame note={query.data && <Link href={href('order_info', { id })}>订单号 {query.data.orderNo}</Link>}>
      <Loaded
        query={query}
        inCard
        missing={<Redirect to={href('not_found')} />}
        skeleton={
          <Card padding="large">
            <Skeleton height={420} />
          </Card>
        }
      >
        {(receiving) => <ReceivingWork key={`${owner}:${id}`} receiving={receiving} owner={owner} />}
      </Loaded>
    </MemberFrame>
  );
}
