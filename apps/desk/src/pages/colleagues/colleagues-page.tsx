import { fixedRoles, operations, type Schemas } from '@yaoji/api-client/desk';
import { chinaDay, formatMinute } from '@yaoji/domain';
import { Card, CopyButton, StatusTag } from '@yaoji/ui';
import { use, useState } from 'react';
import { Actions, action } from '#pages/parts/actions.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { CardTable } from '#pages/parts/rows.tsx';
import { useRead } from '#shared/api/use-read.ts';
import { OperatorContext, roleText } from '#shared/session/operator.ts';

type Colleague = Schemas['Colleague'];
type Shown = Schemas['ColleaguePassword'];

/** Fixed roles and those of one's own. */
const useRolesField = () => {
  const { data } = useRead(operations.listRoles, {});
  const own = (data?.list ?? []).map(({ id, form }) => [String(id), form.name] as const);
  return {
    name: 'roles',
    type: 'several',
    options: [...Object.entries(fixedRoles), ...own],
    hint: '可兼几个岗位，权限相加',
    required: true,
  } as const;
};
type RolesField = ReturnType<typeof useRolesField>;

/** Everybody who works at the desk; a new password is shown only once. */
export default function ColleaguesPage() {
  const [shown, setShown] = useState<Shown | null>(null);
  const roles = useRolesField();
  const add = action(operations.addOperator, {
    label: '添加同事',
    tone: 'brand',
    actionLabel: '添加',
    size: 'medium',
    source: { username: '', name: '', roles: [] as string[] },
    fields: [
      { name: 'username', hint: '小写字母开头，3 至 40 位', required: true },
      { name: 'name', required: true, input: { maxLength: 40 } },
      roles,
    ],
    inputOf: (body) => ({ body }),
    onDone: setShown,
  });
  return (
    <Page title="同事" note={<PageNav of="colleagues" />} actions={<Actions actions={[add]} size="small" />}>
      <div className={css.stack}>
        {shown && (
          <Card title={`${shown.colleague.name}的新密码`} note="只在此时显示，请立即转交；登录后先设置两步验证">
            账号 <code className={css.strong}>{shown.colleague.username}</code> 密码{' '}
            <code className={css.strong}>{shown.password}</code> <CopyButton text={shown.password} name="密码" />
          </Card>
        )}
        <Loaded read={operations.listOperators}>
          {(colleagues) => <Colleagues colleagues={colleagues} roles={roles} onReset={setShown} />}
        </Loaded>
      </div>
    </Page>
  );
}

type ColleaguesProps = { colleagues: readonly Colleague[]; roles: RolesField; onReset: (shown: Shown) => void };

function Colleagues({ colleagues, roles, onReset }: ColleaguesProps) {
  const self = use(OperatorContext);
  return (
    <Card>
      <CardTable
        label="同事"
        heads={['姓名', '账号', '岗位', '最近登录', '两步验证', '状态', '操作']}
        rows={colleagues.map((colleague) => ({
          key: colleague.id,
          cells: [
            colleague.name,
            colleague.username,
            roleText(colleague.roles),
            colleague.lastLoginAt === null ? '从未' : formatMinute(colleague.lastLoginAt),
            colleague.hasFactor === 1 ? '已开启' : '未开启',
            <Access key="access" {...colleague} />,
            colleague.id === self?.id ? (
              <span className={css.muted}>本人</span>
            ) : (
              <div className={css.rowButtons}>
                <Actions actions={actionsFor(colleague, roles, onReset)} size="small" />
              </div>
            ),
          ],
        }))}
      />
    </Card>
  );
}

const isOff = ({ disabledAt }: Pick<Colleague, 'disabledAt'>) => disabledAt !== null && disabledAt * 1000 <= Date.now();

function Access({ disabledAt, disabledUntil }: Colleague) {
  if (disabledAt === null) return <StatusTag tone="success">正常</StatusTag>;
  return (
    <>
      {isOff({ disabledAt }) ? (
        <StatusTag>{`${formatMinute(disabledAt)} 停用`}</StatusTag>
      ) : (
        <StatusTag tone="warning">{`${dayOf(disabledAt)} 起停用`}</StatusTag>
      )}
      {disabledUntil !== null && <div className={css.muted}>{dayOf(disabledUntil)} 恢复</div>}
    </>
  );
}

const dayOf = (seconds: number) => chinaDay(new Date(seconds * 1000));

const actionsFor = (colleague: Colleague, roles: RolesField, onReset: ColleaguesProps['onReset']) => {
  const { id, name, roles: current, hasFactor, disabledAt } = colleague;
  const params = { id };
  const can = !isOff(colleague);
  return [
    action(operations.changeOperatorRoles, {
      label: '岗位',
      can,
      tone: 'plain',
      title: `修改${name}的岗位`,
      actionLabel: '保存',
      source: { roles: current.map(({ key }) => key) },
      fields: [roles],
      inputOf: (body) => ({ params, body }),
      done: '岗位已修改',
    }),
    action(operations.resetOperator, {
      label: '重置密码',
      can,
      tone: 'plain',
      title: `重置${name}的密码`,
      actionLabel: '重置',
      destructive: true,
      inputOf: () => ({ params }),
      onDone: onReset,
      children: '原密码和两步验证失效，现有登录全部退出。新密码只显示一次。',
    }),
    action(operations.resetOperatorFactor, {
      label: '重置两步验证',
      can: can && hasFactor === 1,
      tone: 'plain',
      title: `重置${name}的两步验证`,
      actionLabel: '重置',
      destructive: true,
      inputOf: () => ({ params }),
      done: '两步验证已重置',
      children: '手机丢失或更换时用。密码不变，现有登录全部退出，下次登录后重新设置。',
    }),
    action(operations.planOperatorLeave, {
      label: '休假或离职',
      can,
      tone: 'plain',
      title: `${name}休假或离职`,
      actionLabel: '保存',
      source: { from: '', until: '' },
      fields: [
        { name: 'from', type: 'date', required: true, hint: '当天零点起不能登录' },
        { name: 'until', type: 'date', hint: '次日恢复；离职留空' },
      ],
      inputOf: ({ from, until }) => ({ params, body: { from, ...(until ? { until } : {}) } }),
      done: '已保存',
    }),
    action(operations.disableOperator, {
      label: '停用',
      can,
      tone: 'plain',
      title: `停用${name}的账号`,
      destructive: true,
      inputOf: () => ({ params }),
      done: '已停用',
      children: '现有登录立即退出，之后不能登录；操作日志保留。',
    }),
    action(operations.enableOperator, {
      label: '恢复',
      can: disabledAt !== null,
      tone: 'plain',
      title: `恢复${name}的账号`,
      inputOf: () => ({ params }),
      done: '已恢复',
      children: '可以用原来的密码和两步验证登录。',
    }),
  ];
};
