import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { Person, PersonInvitation } from '@yaoji/api-client/wire';
import { personRoleNames } from '@yaoji/domain';
import {
  Button,
  Card,
  CopyButton,
  type DataColumn,
  DataTable,
  EmptyState,
  formatMoney,
  Notice,
  PlusIcon,
  Skeleton,
  StatusTag,
  toast,
} from '@yaoji/ui';
import { useState } from 'react';
import { useReinvitePerson, useRemovePersonFactor, useStopPerson } from '#features/company/change-company.mutation.ts';
import { goodsRulesQuery, peopleQuery, rulesQuery } from '#features/company/company.queries.ts';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { RoleButton } from '#features/user/role-button.tsx';
import { isAllowed, useRefusal } from '#features/user/use-refusal.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { ask } from '#shared/notices/question.store.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import { GoodsRulesCard } from './goods-rules-card.tsx';
import * as css from './people.css.ts';
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
            {(people) => <People people={people} onEdit={setEdited} onInvited={showInvitation} />}
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

const states = {
  invited: { tone: 'warning', text: '待设置密码' },
  active: { tone: 'success', text: '正常' },
  stopped: { tone: 'neutral', text: '已停用' },
} as const;

const limitText = (limit: string | null) => (limit === null ? '不限' : formatMoney(limit));

type PeopleProps = {
  people: readonly Person[];
  onEdit: (person: Person) => void;
  onInvited: (invitation: PersonInvitation) => void;
};

function People({ people, onEdit, onInvited }: PeopleProps) {
  const stop = useStopPerson();
  const reinvite = useReinvitePerson();
  const askStop = async ({ id, name }: Person) => {
    const isSure = await ask({
      title: `停用${name}？`,
      text: `${name}会立即退出登录，不能再登录。以后可以重新邀请。`,
      confirmLabel: '停用',
      destructive: true,
    });
    if (isSure) stop.mutate(id);
  };
  const columns: readonly DataColumn<Person>[] = [
    { id: 'name', header: '员工', wide: true, cell: ({ name, phone }) => `${name} ${phone}` },
    { id: 'roles', header: '角色', cell: ({ roles }) => roles.map((role) => personRoleNames[role]).join('、') },
    { id: 'order', header: '单笔限额', align: 'end', cell: ({ orderLimit }) => limitText(orderLimit) },
    {
      id: 'day',
      header: '今日/每日限额',
      align: 'end',
      cell: ({ spentToday, dayLimit }) => `${formatMoney(spentToday)} / ${limitText(dayLimit)}`,
    },
    {
      id: 'state',
      header: '状态',
      cell: ({ state, hasFactor }) => (
        <>
          <StatusTag tone={states[state].tone}>{states[state].text}</StatusTag>
          {hasFactor && <StatusTag tone="neutral">两步验证</StatusTag>}
        </>
      ),
    },
    {
      id: 'actions',
      header: '操作',
      wide: true,
      align: 'end',
      cell: (person) => (
        <span className={css.actions}>
          <Button tone="plain" size="small" aria-label={`修改 ${person.name}`} onClick={() => onEdit(person)}>
            修改
          </Button>
          <Button
            tone="plain"
            size="small"
            aria-label={`邀请码 ${person.name}`}
            onClick={() => reinvite.mutate(person.id, { onSuccess: onInvited })}
          >
            邀请码
          </Button>
          <FactorButton person={person} />
          {person.state !== 'stopped' && (
            <Button tone="plain" size="small" aria-label={`停用 ${person.name}`} onClick={() => void askStop(person)}>
              停用
            </Button>
          )}
        </span>
      ),
    },
  ];
  return <DataTable caption="员工" columns={columns} rows={people} keyOf={({ id }) => id} />;
}

/** Stays while the factor goes, to say so. */
function FactorButton({ person: { id, name, hasFactor } }: { person: Person }) {
  const remove = useRemovePersonFactor();
  const askRemove = async () => {
    const isSure = await ask({
      title: `关闭${name}的两步验证？`,
      text: `请先确认是${name}本人要求：手机和恢复码都丢失时才需要。${name}会立即退出登录，只凭密码即可重新登录，之后应再次开启。`,
      confirmLabel: '关闭两步验证',
      destructive: true,
    });
    if (isSure) remove.mutate(id, { onSuccess: () => void toast.success('两步验证已关闭') });
  };
  if (!hasFactor) return null;
  return (
    <Button tone="plain" size="small" aria-label={`关闭验证 ${name}`} onClick={() => void askRemove()}>
      关闭验证
    </Button>
  );
}
