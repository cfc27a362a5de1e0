import { useQuery } from '@tanstack/react-query';
import type { UserState } from '@yaoji/api-client/wire';
import type { RouteName } from '@yaoji/routes';
import { Button, Notice } from '@yaoji/ui';
import { documentsQuery } from '#features/document/document.queries.ts';
import { linkTo } from '#shared/routing/link-to.ts';

/** Blockers of the next order: approval, contract, expiring documents (B3). */
export function Qualification({ user: { isPassed, isContractSigned, documents } }: { user: UserState }) {
  return (
    <>
      {!isPassed && <Review />}
      {!isContractSigned && (
        <Notice tone="warning" title="电子合同待签署" action={wayTo('e_contract', '去签署')}>
          签署后即可下单。
        </Notice>
      )}
      {documents.map(({ id, daysLeft, message, scopes }) => (
        <Notice
          key={id}
          tone={daysLeft < 0 ? 'danger' : 'warning'}
          title={message}
          action={wayTo('account_documents', '更新证件')}
        >
          {scopes.length > 0 && `${daysLeft < 0 ? '已影响' : '到期后将影响'}采购：${scopes.join('、')}`}
        </Notice>
      ))}
    </>
  );
}

/** The review's status; a refused document shows its reason. */
function Review() {
  const { data, isPending } = useQuery(documentsQuery());
  if (isPending) return null;
  const refused = data?.list.filter(({ status }) => status === 'rejected') ?? [];
  if (refused.length > 0) {
    return (
      <Notice tone="danger" title="资质未通过审核" action={wayTo('account_documents', '重新上传')}>
        {refused.map(({ name, reason }) => `${name}：${reason ?? '请重新上传'}`).join('；')}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title="资质尚未通过审核" action={wayTo('register_step3', '查看进度')}>
      通过后即可查看价格并下单。
    </Notice>
  );
}

function wayTo(name: RouteName, label: string) {
  const target = linkTo(name);
  return (
    target && (
      <Button size="small" tone="outline" href={target}>
        {label}
      </Button>
    )
  );
}
