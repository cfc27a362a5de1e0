import type { UserState } from '@yaoji/api-client/wire';
import { Button, Notice } from '@yaoji/ui';
import { href } from '#shared/routing/href.ts';

/** Leads to the requests that this company has to decide; renders nothing if there are none. */
export function WaitingRequests({ user: { requestCount } }: { user: Pick<UserState, 'requestCount'> }) {
  if (!requestCount) return null;
  return (
    <Notice
      tone="warning"
      title={`${requestCount} 份采购申请待审批`}
      action={
        <Button size="small" href={href('purchase_requests')}>
          去审批
        </Button>
      }
    />
  );
}
