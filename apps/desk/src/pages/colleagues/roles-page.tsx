import {
  type FixedRole,
  fixedRoles,
  operations,
  type Permission,
  permissions,
  type Schemas,
  titles,
} from '@yaoji/api-client/desk';
import { Card, formatMoney } from '@yaoji/ui';
import { columnsOf } from '#pages/parts/columns.tsx';
import { titled } from '#pages/parts/fields.tsx';
import * as css from '#pages/parts/page.css.ts';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordPage } from '#pages/parts/record-page.tsx';
import { CardTable } from '#pages/parts/rows.tsx';
import { useRead } from '#shared/api/use-read.ts';

type Role = Schemas['Role'];
type Form = Schemas['RoleForm'];

const all = Object.entries(permissions) as [
  Permission,
  { title: string; group: string; roles: readonly FixedRole[] },
][]; // No other keys.

const fields = titled(titles.RoleForm, [
  { name: 'name', required: true, input: { maxLength: 20 } },
  { name: 'ceiling', unit: '元', type: 'figure', required: true, hint: '单次发券、红包、奖品或改余额超过此数须审批' },
  {
    name: 'permissions',
    type: 'several',
    required: true,
    // Only owners manage colleagues.
    options: all.flatMap(([key, { title, group }]) => (key === 'colleagues' ? [] : [[key, title, group] as const])),
  },
]);

const titlesOf = (includes: (key: Permission, roles: readonly FixedRole[]) => boolean) =>
  all.flatMap(([key, { title, roles }]) => (includes(key, roles) ? [title] : [])).join('、');

const { text, figure } = columnsOf<Role>();

const columns = [
  text('权限', 480, ({ form }) => titlesOf((key) => form.permissions.includes(key))),
  figure('单次上限', 112, ({ form }) => formatMoney(form.ceiling)),
  figure('人数', 64, ({ holders }) => holders),
];

/** Roles made from permissions, next to the fixed ones. */
export default function RolesPage() {
  return (
    <RecordPage<Form, Role>
      name="岗位"
      note={<PageNav of="colleagues" />}
      filters={
        <div className={css.bar}>
          <Card title="固定岗位" note="权限不能修改；单次上限在设置里">
            <CardTable
              label="固定岗位"
              heads={['岗位', '权限']}
              rows={(Object.keys(fixedRoles) as FixedRole[]).map((role) => ({
                key: role,
                cells: [
                  <span key="name" className={css.batch}>
                    {fixedRoles[role]}
                  </span>,
                  role === 'owner' ? '全部' : titlesOf((_, roles) => roles.includes(role)),
                ],
              }))}
            />
          </Card>
        </div>
      }
      query={useRead(operations.listRoles, {}, { isList: true })}
      titleOf={({ form }) => form.name}
      columns={columns}
      fields={fields}
      within="role"
      blank={() => ({ name: '', permissions: [], ceiling: '0' })}
      create={operations.createRole}
      change={operations.changeRole}
      remove={{ operation: operations.removeRole, label: '删除' }}
    />
  );
}
