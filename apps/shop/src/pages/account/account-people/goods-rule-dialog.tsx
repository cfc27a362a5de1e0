import { useQuery } from '@tanstack/react-query';
import { FormField, Select, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { orderSuggestionsQuery } from '#features/cart/order-suggestions.queries.ts';
import { useAddGoodsRule } from '#features/company/change-company.mutation.ts';
import { siteQuery } from '#features/site/site.queries.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';

export const goodsRuleKinds = { forbidden: '禁购', preferred: '优先' } as const;

type Scope = 'goods' | 'maker' | 'category';

/** Forbids or prefers a product, all of its maker, or a category. */
export function GoodsRuleDialog({ onClose }: { onClose: () => void }) {
  const { data: common } = useQuery(siteQuery());
  const [draft, setDraft] = useState({
    kind: 'forbidden' as keyof typeof goodsRuleKinds,
    scope: 'goods' as Scope,
    goodsId: '',
    categoryId: '',
  });
  const change = (values: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...values }));
  const isCategory = draft.scope === 'category';
  const form = useForm(useAddGoodsRule(), {
    check: () => ({
      goods_id: isCategory || draft.goodsId ? undefined : '请选择商品',
      category_id: !isCategory || draft.categoryId ? undefined : '请选择分类',
    }),
    values: () => ({
      kind: draft.kind,
      ...(isCategory
        ? { category_id: Number(draft.categoryId) }
        : { goods_id: Number(draft.goodsId), whole_maker: draft.scope === 'maker' ? (1 as const) : (0 as const) }),
    }),
    notice: '已保存',
    onSuccess: onClose,
  });
  return (
    <FormDialog title="新增禁购或优先" form={form} submitLabel="保存" onClose={onClose}>
      <FormField label="类型" hint="对本店、员工和下属门店有效">
        <Select
          block
          value={draft.kind}
          // The cast: the options are these goodsRuleKinds.
          onChange={(kind) => change({ kind: kind as keyof typeof goodsRuleKinds })}
          options={Object.entries(goodsRuleKinds).map(([value, label]) => ({ value, label }))}
        />
      </FormField>
      <FormField label="范围">
        <Select
          block
          value={draft.scope}
          // The cast: the options are these scopes.
          onChange={(scope) => change({ scope: scope as Scope })}
          options={[
            { value: 'goods', label: '一个商品' },
            { value: 'maker', label: '一个厂家的全部商品' },
            { value: 'category', label: '一个分类' },
          ]}
        />
      </FormField>
      {isCategory ? (
        <FormField label="分类" required error={form.problems.category_id}>
          <Select
            block
            placeholder="请选择"
            value={draft.categoryId}
            onChange={(categoryId) => change({ categoryId })}
            options={(common?.categories ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </FormField>
      ) : (
        <GoodsChoice
          label={draft.scope === 'maker' ? '该厂家的商品' : '商品'}
          goodsId={draft.goodsId}
          error={form.problems.goods_id}
          onChoose={(goodsId) => change({ goodsId })}
        />
      )}
    </FormDialog>
  );
}

type GoodsChoiceProps = {
  label: string;
  goodsId: string;
  error: string | undefined;
  onChoose: (goodsId: string) => void;
};

/** A product, found by keywords. */
function GoodsChoice({ label, goodsId, error, onChoose }: GoodsChoiceProps) {
  const [keywords, setKeywords] = useState('');
  const wanted = keywords.trim();
  const { data: found } = useQuery({ ...orderSuggestionsQuery(wanted), enabled: wanted !== '' });
  return (
    <>
      <FormField label="查找商品" hint="名称、拼音首字母或厂家">
        <TextField
          value={keywords}
          maxLength={40}
          onChange={(text) => {
            setKeywords(text);
            onChoose('');
          }}
        />
      </FormField>
      <FormField label={label} required error={error}>
        <Select
          block
          placeholder={found?.list.length === 0 ? '没有找到' : '请选择'}
          value={goodsId}
          onChange={onChoose}
          options={(found?.list ?? []).map(({ goods }) => ({
            value: String(goods.id),
            label: [goods.name, goods.spec, goods.maker].filter(Boolean).join(' '),
          }))}
        />
      </FormField>
    </>
  );
}
