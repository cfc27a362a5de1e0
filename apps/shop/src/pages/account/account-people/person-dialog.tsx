import type { Person, PersonInvitation } from '@yaoji/api-client/wire';
import { mobileProblem, normalizeText, personRoleNames, personRoles } from '@yaoji/domain';
import { Checkbox, FormField, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { useChangePerson, useInvitePerson } from '#features/company/change-company.mutation.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import * as css from './people.css.ts';

const roleHints = {
  buyer: '采购员：选购、下单',
  approver: '审批人：同意或退回采购申请',
  finance: '财务：付款、钱包、发票、对账',
  receiver: '收货员：收货验收、退货',
} as const;

type PersonDialogProps = {
  /** Null to invite one. */
  person: Person | null;
  onClose: () => void;
  onInvited: (invitation: PersonInvitation) => void;
};

/** Invites a person, or changes their roles and limits. */
export function PersonDialog({ person, onClose, onInvited }: PersonDialogProps) {
  const [draft, setDraft] = useState({
    name: person?.name ?? '',
    phone: person?.phone ?? '',
    roles: person?.roles ?? ['buyer' as const],
    orderLimit: person?.orderLimit ?? '',
    dayLimit: person?.dayLimit ?? '',
  });
  const change = (values: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...values }));
  const values = () => ({
    name: normalizeText(draft.name),
    roles: draft.roles,
    ...(draft.orderLimit.trim() ? { order_limit: normalizeText(draft.orderLimit) } : {}),
    ...(draft.dayLimit.trim() ? { day_limit: normalizeText(draft.dayLimit) } : {}),
  });
  const check = () => ({
    name: draft.name.trim() ? undefined : '请填写姓名',
    phone: person ? undefined : mobileProblem(draft.phone),
    roles: draft.roles.length > 0 ? undefined : '请选择角色',
  });
  const inviting = useForm(useInvitePerson(), {
    check,
    values: () => ({ ...values(), phone: normalizeText(draft.phone) }),
    onSuccess: onInvited,
  });
  const changing = useForm(useChangePerson(), {
    check,
    values: () => (person ? { ...values(), id: person.id } : null),
    notice: '已保存',
    onSuccess: onClose,
  });
  const form = person ? changing : inviting;
  return (
    <FormDialog
      title={person ? `修改员工 ${person.name}` : '邀请员工'}
      form={form}
      submitLabel={person ? '保存' : '生成邀请码'}
      onClose={onClose}
    >
      <FormField label="姓名" required error={form.problems.name}>
        <TextField value={draft.name} maxLength={20} onChange={(name) => change({ name })} />
      </FormField>
      {!person && (
        <FormField label="手机号" required hint="员工用它登录" error={form.problems.phone}>
          <TextField inputMode="tel" value={draft.phone} maxLength={20} onChange={(phone) => change({ phone })} />
        </FormField>
      )}
      <FormField label="角色" group required error={form.problems.roles}>
        <RoleChoice roles={draft.roles} onChange={(roles) => change({ roles })} />
      </FormField>
      <FormField label="单笔限额（元）" hint="不填为不限；超过需审批" error={form.problems.order_limit}>
        <TextField
          inputMode="decimal"
          value={draft.orderLimit}
          maxLength={12}
          onChange={(orderLimit) => change({ orderLimit })}
        />
      </FormField>
      <FormField label="每日限额（元）" hint="不填为不限；当日订单合计超过需审批" error={form.problems.day_limit}>
        <TextField
          inputMode="decimal"
          value={draft.dayLimit}
          maxLength={12}
          onChange={(dayLimit) => change({ dayLimit })}
        />
      </FormField>
    </FormDialog>
  );
}

type Roles = Person['roles'];

function RoleChoice({ roles, onChange }: { roles: Roles; onChange: (roles: Roles) => void }) {
  return (
    <div className={css.roles}>
      {personRoles.map((role) => (
        <Checkbox
          key={role}
          label={roleHints[role]}
          aria-label={personRoleNames[role]}
          checked={roles.includes(role)}
          onChange={(isOn) => onChange(personRoles.filter((each) => (each === role ? isOn : roles.includes(each))))}
        />
      ))}
    </div>
  );
}
