import { type OperationInput, operations } from '@yaoji/api-client/desk';
import { Button, Card, Checkbox, ChoiceCards, FormField, Select } from '@yaoji/ui';
import { useState } from 'react';
import { Refusal, WriteDialog } from '#pages/parts/action-dialog.tsx';
import * as css from '#pages/parts/page.css.ts';
import { useWrite } from '#shared/api/use-write.ts';
import type { PriceList } from './price-list-page.tsx';

type Found = NonNullable<PriceList['found']>;

/** Which sheet is meant, and which column holds the price; another choice is checked anew. */
export function ReadingForm({ list, found }: { list: PriceList; found: Found | null }) {
  const write = useWrite(operations.checkPriceList);
  const [sheet, setSheet] = useState(list.choices.sheet ?? '');
  const [priceColumn, setPriceColumn] = useState(list.choices.priceColumn ?? '');
  const [withoutPrices, setWithoutPrices] = useState(list.choices.withoutPrices === 1);
  const sheets = [...(found?.sheets.map(({ name }) => name) ?? []), ...(found?.leftOut ?? [])];
  const priced = (found?.sheets ?? []).flatMap(({ columns, prices }) => [
    ...columns.filter(({ label }) => label === '价格'),
    ...prices,
  ]);
  const heads = new Map(priced.map(({ head, examples }) => [head, `${head}（${examples.join('、') || '空'}）`]));
  const asked = { sheet: '请选择要导入的工作表', price: '请选择价格所在的列，或不更新价格' };
  return (
    <Card padding="small" title="怎样读取" note={found?.open ? asked[found.open] : undefined}>
      <form
        className={css.bar}
        onSubmit={(event) => {
          event.preventDefault();
          write.mutate({
            params: { id: list.id },
            body: {
              ...(sheet ? { sheet } : {}),
              ...(priceColumn && !withoutPrices ? { priceColumn } : {}),
              withoutPrices: withoutPrices ? 1 : 0,
            },
          });
        }}
      >
        {sheets.length > 1 && (
          <FormField label="工作表">
            <Select
              size="small"
              value={sheet}
              onChange={setSheet}
              placeholder="自动"
              options={[{ value: 'all', label: '全部' }, ...sheets.map((name) => ({ value: name, label: name }))]}
            />
          </FormField>
        )}
        <FormField label="价格列">
          <Select
            size="small"
            value={priceColumn}
            onChange={setPriceColumn}
            disabled={withoutPrices}
            placeholder="自动"
            options={[...heads].map(([value, label]) => ({ value, label }))}
          />
        </FormField>
        <Checkbox label="不更新价格" checked={withoutPrices} onChange={setWithoutPrices} />
        <Button type="submit" size="small" tone="outline" loading={write.isPending}>
          重新检查
        </Button>
      </form>
      {write.error && <Refusal error={write.error} />}
    </Card>
  );
}

type Gone = OperationInput<'importPriceList'>['body']['gone'];

/** Asks what becomes of goods that the list does not name, and begins. */
export function ImportDialog({ id, found, onClose }: { id: number; found: Found | null; onClose: () => void }) {
  const [gone, setGone] = useState<Gone>('report');
  return (
    <WriteDialog
      title="导入价目表"
      actionLabel={gone === 'unshelve' ? '导入并下架' : '导入'}
      destructive={gone === 'unshelve'}
      size="medium"
      operation={operations.importPriceList}
      input={{ params: { id }, body: { gone } }}
      onClose={onClose}
    >
      {() => (
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
      )}
    </WriteDialog>
  );
}
