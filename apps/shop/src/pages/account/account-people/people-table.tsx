import type { Person, PersonInvitation } from '@yaoji/api-client/wire';
import { personRoleNames } from '@yaoji/domain';
import { Button, type DataColumn, DataTable, formatMoney, StatusTag, toast } from '@yaoji/ui';
import { useReinvitePerson, useRemovePersonFactor, useStopPerson } from '#features/company/change-company.mutation.ts';
import { ask } from '#shared/notices/question.store.ts';
import * as css from './people.css.ts';

const states = {
  invited: { tone: 'warning', text: '待设置密码' },
  active: { tone: 'success', text: '正常' },
  stopped: { tone: 'neutral', text: '已停用' },
} as const;

const limitText = (limit: string | null) => (limit === null ? '不限' : formatMoney(limit));

type PeopleTableProps = {
  people: readonly Person[];
  onEdit: (person: Person) => void;
  onInvited: (invitation: PersonInvitation) => void;
};

/** The people with roles, limits and state; edits, invites again and stops them. */
export function PeopleTable({ people, onEdit, onInvited }: PeopleTableProps) {
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
