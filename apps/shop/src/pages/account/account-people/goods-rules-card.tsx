import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OperationData } from '@yaoji/api-client/contract';
import { Card, type DataColumn, DataTable, PlusIcon, Skeleton, StatusTag } from '@yaoji/ui';
import { useState } from 'react';
import { useDeleteGoodsRule } from '#features/company/change-company.mutation.ts';
import { goodsRulesQuery } from '#features/company/company.queries.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import { GoodsRuleDialog, goodsRuleKinds } from './goods-rule-dialog.tsx';

type Rule = OperationData<'listGoodsRules'>[number];

/** Products, makers and categories that the company forbids or prefers. */
export function GoodsRulesCard() {
  const query = useQuery(goodsRulesQuery());
  const remove = useDeleteGoodsRule();
  const [isAdding, setAdding] = useState(false);
  const columns: readonly DataColumn<Rule>[] = [
    {
      id: 'kind',
      header: '类型',
      cell: ({ kind }) => (
        <StatusTag tone={kind === 'forbidden' ? 'danger' : 'success'}>{goodsRuleKinds[kind]}</StatusTag>
      ),
    },
    { id: 'text', header: '商品', wide: true, cell: ({ text }) => text },
    { id: 'company', header: '由谁设置', cell: ({ company }) => company },
    {
      id: 'actions',
      header: '操作',
      align: 'end',
      cell: ({ id, text, is_own, company }) =>
        is_own ? (
          <RoleButton
            operation={operations.deleteGoodsRule}
            tone="plain"
            size="small"
            aria-label={`删除 ${text}`}
            loading={remove.isPending && remove.variables === id}
            onClick={() => remove.mutate(id)}
          >
            删除
          </RoleButton>
        ) : (
          `由${company}修改`
        ),
    },
  ];
  return (
    <Card
      title="禁购与优先"
      note={
        <RoleButton
          operation={operations.addGoodsRule}
          tone="outline"
          size="small"
          icon={<PlusIcon />}
          onClick={() => setAdding(true)}
        >
          新增
        </RoleButton>
      }
    >
      <Loaded
        query={query}
        skeleton={<Skeleton height={48} />}
        empty={<p>没有设置：本店、员工和下属门店可采购资质范围内的全部商品。</p>}
      >
        {(rules) => <DataTable caption="禁购与优先" columns={columns} rows={rules} keyOf={({ id }) => id} />}
      </Loaded>
      {isAdding && <GoodsRuleDialog onClose={() => setAdding(false)} />}
    </Card>
  );
}
