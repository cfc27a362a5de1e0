import { useQuery } from '@tanstack/react-query';
import { Card } from '@yaoji/ui';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { userStateQuery } from '#features/user/user.queries.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { DemandForm } from './demand-form.tsx';

/** Requests a product the shop does not sell (R088); a search without results prefills `?name=`. */
export default function DemandAddPage() {
  const { data: user } = useQuery(userStateQuery());
  const name = useSearch().get('name')?.trim().slice(0, 100);
  return (
    <MemberFrame>
      <Card padding="large">{user && <DemandForm buyerId={user.id} phone={user.phone} name={name ?? ''} />}</Card>
    </MemberFrame>
  );
}
