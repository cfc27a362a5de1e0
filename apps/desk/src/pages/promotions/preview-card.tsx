import { ApiError } from '@yaoji/api-client';
import { operations, type Schemas } from '@yaoji/api-client/desk';
import { priorityRule } from '@yaoji/domain';
import { Button, Card, FormField, formatMoney, Notice, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { Refusal } from '#pages/parts/action-dialog.tsx';
import * as css from '#pages/parts/page.css.ts';
import { CardTable } from '#pages/parts/rows.tsx';
import { useWrite } from '#shared/api/use-write.ts';
import type { Form } from './activity-words.ts';
import { GoodsRows, type KnownGoods } from './goods-rows.tsx';

type PreviewCardProps = {
  /** The activity being edited; undefined for a new one. */
  id: number | undefined;
  form: Form;
  goods: KnownGoods;
};

type Line = Schemas['SampleLine'];

/** A buyer's total for some products, with and without the activity as edited. */
export function PreviewCard({ id, form, goods }: PreviewCardProps) {
  const write = useWrite(operations.previewActivity);
  const [buyer, setBuyer] = useState('');
  const [chosen, setChosen] = useState<readonly Line[] | null>(null);
  const lines = chosen ?? usualLines(form, goods.known);
  const problems = write.error instanceof ApiError ? write.error.errors : {};
  const result = write.data;
  const price = () =>
    write.mutate({ body: { ...(id ? { id } : {}), activity: form, buyer: buyer.trim(), lines: [...lines] } });
  return (
    <Card title="试算" note={`按此刻的价格与其他活动：${priorityRule}`}>
      <div className={css.stack}>
        <FormField label="客户账号" error={problems.buyer?.join('；')} required>
          <TextField size="small" value={buyer} onChange={setBuyer} />
        </FormField>
        <GoodsRows
          {...goods}
          caption="试算商品"
          list={lines}
          figures={['quantity']}
          isShort
          within="lines"
          problems={problems}
          rowOf={({ id: goodsId, packStep = '1' }) => ({ goodsId, quantity: packStep })}
          onChange={setChosen}
        />
        <Button tone="brandOutline" loading={write.isPending} disabled={!buyer.trim()} onClick={price}>
          试算
        </Button>
        {write.error && !problems.buyer && <Refusal error={write.error} />}
        {result && <Result result={result} known={goods.known} />}
      </div>
    </Card>
  );
}

/** The first products of the activity, ten packs each. */
const usualLines = ({ goods = [] }: Form, known: KnownGoods['known']): readonly Line[] =>
  goods.slice(0, 3).map(({ goodsId, quantity }) => ({
    goodsId,
    quantity: quantity ?? String(Number(known.get(goodsId)?.packStep ?? '1') * 10),
  }));

function Result({ result, known }: { result: Schemas['ActivityPreview']; known: KnownGoods['known'] }) {
  const { company, without, with: withIt, warnings } = result;
  const rows: [label: string, before: string, after: string][] = [
    ...withIt.lines.map(({ goodsId, paid, excluded }, index): (typeof rows)[number] => [
      `${known.get(goodsId)?.name ?? `商品${goodsId}`}${excluded ? `（${excluded}）` : ''}`,
      formatMoney(without.lines[index]?.paid ?? '0'),
      formatMoney(paid),
    ]),
    ['运费', formatMoney(without.shippingFee), formatMoney(withIt.shippingFee)],
    ['应付', formatMoney(without.payable), formatMoney(withIt.payable)],
  ];
  return (
    <div role="status">
      <CardTable
        label={company}
        isLabelled
        heads={['实付', '没有此活动', '有此活动']}
        figures={['没有此活动', '有此活动']}
        rows={rows.map(([label, before, after]) => ({
          key: label,
          cells: [label, before, <span className={before === after ? undefined : css.money}>{after}</span>],
        }))}
      />
      {withIt.gifts.length > 0 && <p>赠品：{withIt.gifts.join('、')}</p>}
      <Warnings texts={warnings} />
    </div>
  );
}

/** Valid but unusual settings. */
export function Warnings({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Notice tone="warning" title="请留意">
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Notice>
  );
}
