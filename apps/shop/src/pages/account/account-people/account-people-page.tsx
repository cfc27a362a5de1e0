import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { Person, PersonInvitation } from '@yaoji/api-client/wire';
import { Card, CopyButton, EmptyState, Notice, PlusIcon, Skeleton } from '@yaoji/ui';
import { useState } from 'react';
import { goodsRulesQuery, peopleQuery, rulesQuery } from '#features/company/company.queries.ts';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { RoleButton } from '#features/user/role-button.tsx';
import { isAllowed, useRefusal } from '#features/user/use-refusal.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import { GoodsRulesCard } from './goods-rules-card.tsx';
import { PeopleTable } from './people-table.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { RulesCard } from './rules-card.tsx';

export const prefetch: Prefetch = (client) => {
  if (isAllowed(client, operations.listPeople)) void client.prefetchQuery(peopleQuery());
  void client.prefetchQuery(rulesQuery());
  void client.prefetchQuery(goodsRulesQuery());
};

/** People of the company with roles and limits, and rules of approval (R124). */
export default function PeoplePage() {
  const refusal = useRefusal()(operations.listPeople);
  const query = useQuery({ ...peopleQuery(), enabled: refusal === null });
  const { data: people } = query;
  const isUsed = useIsUsed(people);
  const [edited, setEdited] = useState<Person | 'new' | null>(null);
  const [invitation, setInvitation] = useState<PersonInvitation | null>(null);
  /** Shows a code, with a link that works outside this page. */
  const showInvitation = (invited: PersonInvitation) =>
    setInvitation({ ...invited, url: new URL(invited.url, window.location.href).href });
  return (
    <MemberFrame
      note="员工用自己的手机号登录，按角色办事"
      actions={
        <RoleButton operation={operations.invitePerson} icon={<PlusIcon />} onClick={() => setEdited('new')}>
          邀请员工
        </RoleButton>
      }
    >
      {invitation && (
        <Invited invitation={invitation} name={people?.find(({ id }) => id === invitation.id)?.name ?? ''} />
      )}
      <Card>
        {refusal ?? (
          <Loaded
            query={query}
            skeleton={<Skeleton height={96} />}
            empty={
              <EmptyState compact picture="order" title="还没有员工">
                邀请采购员、审批人、财务和收货员，各用自己的账号。
              </EmptyState>
            }
          >
            {(people) => <PeopleTable people={people} onEdit={setEdited} onInvited={showInvitation} />}
          </Loaded>
        )}
      </Card>
      {isUsed && (
        <>
          <RulesCard />
          <GoodsRulesCard />
        </>
      )}
      {edited && (
        <PersonDialog
          person={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onInvited={(invited) => {
            showInvitation(invited);
            setEdited(null);
          }}
        />
      )}
    </MemberFrame>
  );
}

/** Whether the company has people, stores or rules; until then it sees only the invitation. */
function useIsUsed(people: readonly Person[] = []) {
  const { data: user } = useQuery({ ...userStateQuery(), enabled: false });
  const rules = [useQuery(rulesQuery()), useQuery(goodsRulesQuery())];
  // Not `isError`: their cards try again as they appear, which resets it, and would vanish and appear without end.
  const hasRules = rules.some(({ data = [], errorUpdateCount }) => data.length > 0 || errorUpdateCount > 0);
  return people.length > 0 || user?.hasStores === true || hasRules;
}

function Invited({ invitation: { url, code, expiresAt }, name }: { invitation: PersonInvitation; name: string }) {
  return (
    <Notice tone="success" title={`${name}的邀请码：${code}`} action={<CopyButton text={url} name="邀请链接" />}>
      {`请把链接或邀请码发给本人，${formatMinute(expiresAt)}前有效，只能使用一次；离开本页后不再显示。`}
    </Notice>
  );
}
