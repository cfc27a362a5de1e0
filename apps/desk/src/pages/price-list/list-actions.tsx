import { type OperationInput, operations, titles } from '@yaoji/api-client/desk';
import { Card, ChoiceCards, FormField } from '@yaoji/ui';
import { useState } from 'react';
import { action } from '#pages/parts/actions.tsx';
import { titled } from '#pages/parts/fields.tsx';
import { FieldsDialog, FieldsForm } from '#pages/parts/fields-form.tsx';
import { useWrite } from '#shared/api/use-write.ts';
import type { PriceList } from './price-list-page.tsx';

type Found = NonNullable<PriceList['found']>;

/** Selects the sheet and the price column; a new choice is checked again. */
export function ReadingForm({ list, found }: { list: PriceList; found: Found | null }) {
  const write = useWrite(operations.checkPriceList);
  const { sheets = [], leftOut = [] } = found ?? {};
  const names = [...sheets.map(({ name }) => name), ...leftOut];
  const priced = sheets.flatMap(({ columns, prices }) => [
    ...columns.filter(({ label }) => label === '价格'),
    ...prices,
  ]);
  const heads = new Map(priced.map(({ head, examples }) => [head, `${head}（${examples.join('、') || '空'}）`]));
  const fields = titled(titles.ListChoices, [
    { name: 'sheet', options: [['', '自动'], ['all', '全部'], ...names.map((name) => [name, name] as const)] },
    { name: 'priceColumn', options: [['', '自动'], ...heads] },
    { name: 'withoutPrices', type: 'flag' },
  ]);
  const asked = { sheet: '请选择要导入的工作表', price: '请选择价格所在的列，或不更新价格' };
  return (
    <Card padding="small" title="怎样读取" note={found?.open ? asked[found.open] : undefined}>
      <FieldsForm
        fields={names.length > 1 ? fields : fields.slice(1)}
        source={list.choices}
        actionLabel="重新检查"
        write={write}
        onSubmit={({ priceColumn, ...body }) =>
          write.mutate({
            params: { id: list.id },
            body: { ...body, ...(priceColumn && !body.withoutPrices && { priceColumn }) },
          })
        }
      />
    </Card>
  );
}

/** Brings the rows below their floor, which wait for a second operator. */
export const bringHeld = ({ id, found }: PriceList) =>
  action(operations.importPriceList, {
    label: `导入待审批的 ${found?.belowCount ?? 0} 种商品`,
    children: <p>这些商品的价格低于最低价，另一位有审批权限的同事同意后才导入；其他商品不变。</p>,
    inputOf: () => ({ params: { id }, body: { gone: 'keep', held: 1 } }),
    done: '正在导入',
  });

type Gone = OperationInput<'importPriceList'>['body']['gone'];

/** Asks how to treat products missing from the list, then imports it. */
export function ImportDialog({ id, found, onClose }: { id: number; found: Found | null; onClose: () => void }) {
  const [gone, setGone] = useState<Gone>('report');
  return (
    <FieldsDialog
      title="导入价目表"
      actionLabel={gone === 'unshelve' ? '导入并下架' : '导入'}
      destructive={gone === 'unshelve'}
      size="medium"
      operation={operations.importPriceList}
      inputOf={() => ({ params: { id }, body: { gone } })}
      onClose={onClose}
    >
      <FormField label={`表中没有的在售商品（${found?.goneCount ?? 0} 个）`} group>
        <ChoiceCards
          label="表中没有的在售商品"
          name="gone"
          value={gone}
          onChange={setGone}
          options={[
            { value: 'report', title: '不变，列出数量' },
            { value: 'unshelve', title: '下架', description: '有读不出的行时一个也不下架' },
            { value: 'keep', title: '不变，也不统计' },
          ]}
        />
      </FormField>
    </FieldsDialog>
  );
}
