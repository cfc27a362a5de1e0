import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OperationData } from '@yaoji/api-client/contract';
import { normalizeText } from '@yaoji/domain';
import {
  Card,
  Checkbox,
  type DataColumn,
  DataTable,
  FormField,
  PlusIcon,
  Select,
  Skeleton,
  TextField,
} from '@yaoji/ui';
import { useState } from 'react';
import { useAddRule, useDeleteRule } from '#features/company/change-company.mutation.ts';
import { rulesQuery } from '#features/company/company.queries.ts';
import { siteQuery } from '#features/site/site.queries.ts';
import { storesQuery } from '#features/store/store.queries.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { Loaded } from '#shared/page/loaded.tsx';

type Rule = OperationData<'listRules'>[number];

/** Rules of approval, for people of this account and for linked stores. */
export function RulesCard() {
  const query = useQuery(rulesQuery());
  const remove = useDeleteRule();
  const [isAdding, setAdding] = useState(false);
  const columns: readonly DataColumn<Rule>[] = [
    { id: 'who', header: '谁的订单', cell: ({ who }) => who },
    { id: 'text', header: '需要审批的条件', wide: true, cell: ({ text }) => text },
    {
      id: 'actions',
      header: '操作',
      align: 'end',
      cell: ({ id, text }) => (
        <RoleButton
          operation={operations.deleteRule}
          tone="plain"
          size="small"
          aria-label={`删除规则 ${text}`}
          loading={remove.isPending && remove.variables === id}
          onClick={() => remove.mutate(id)}
        >
          删除
        </RoleButton>
      ),
    },
  ];
  return (
    <Card
      title="审批规则"
      note={
        <RoleButton
          operation={operations.addRule}
          tone="outline"
          size="small"
          icon={<PlusIcon />}
          onClick={() => setAdding(true)}
        >
          新增规则
        </RoleButton>
      }
    >
      <Loaded
        query={query}
        skeleton={<Skeleton height={48} />}
        empty={<p>没有规则：员工的订单只受各自的限额约束，门店自行下单。</p>}
      >
        {(rules) => <DataTable caption="审批规则" columns={columns} rows={rules} keyOf={({ id }) => id} />}
      </Loaded>
      {isAdding && <RuleDialog onClose={() => setAdding(false)} />}
    </Card>
  );
}

const ownPeople = 'own';
const everyStore = '0';

function RuleDialog({ onClose }: { onClose: () => void }) {
  const { data: common } = useQuery(siteQuery());
  const { data: stores = [] } = useQuery(storesQuery());
  const others = stores.filter(({ isCurrent }) => !isCurrent);
  const [draft, setDraft] = useState({ who: ownPeople, fromTotal: '', categoryId: '', isControlled: false });
  const change = (values: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...values }));
  const form = useForm(useAddRule(), {
    values: () => ({
      for_stores: draft.who === ownPeople ? (0 as const) : (1 as const),
      ...(draft.who === ownPeople || draft.who === everyStore ? {} : { store_id: Number(draft.who) }),
      ...(draft.fromTotal.trim() ? { from_total: normalizeText(draft.fromTotal) } : {}),
      ...(draft.categoryId ? { category_id: Number(draft.categoryId) } : {}),
      controlled: draft.isControlled ? (1 as const) : (0 as const),
    }),
    notice: '已保存',
    onSuccess: onClose,
  });
  return (
    <FormDialog title="新增审批规则" form={form} submitLabel="保存" onClose={onClose}>
      <FormField label="谁的订单">
        <Select
          block
          value={draft.who}
          onChange={(who) => change({ who })}
          options={[
            { value: ownPeople, label: '本店员工' },
            ...(others.length > 0 ? [{ value: everyStore, label: '所有门店' }] : []),
            ...others.map(({ id, company }) => ({ value: String(id), label: company })),
          ]}
        />
      </FormField>
      <FormField label="金额满（元）" hint="不填为任意金额；各条件须同时满足" error={form.problems.from_total}>
        <TextField
          inputMode="decimal"
          maxLength={12}
          value={draft.fromTotal}
          onChange={(fromTotal) => change({ fromTotal })}
        />
      </FormField>
      <FormField label="含此分类的商品">
        <Select
          block
          placeholder="任意分类"
          value={draft.categoryId}
          onChange={(categoryId) => change({ categoryId })}
          options={(common?.categories ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </FormField>
      <Checkbox label="含控销商品" checked={draft.isControlled} onChange={(isControlled) => change({ isControlled })} />
    </FormDialog>
  );
}
