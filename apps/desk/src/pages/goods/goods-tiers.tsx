import type { FieldErrors } from '@yaoji/api-client';
import { operations, type Schemas } from '@yaoji/api-client/desk';
import { Button, FormField, formatMoney, TextField } from '@yaoji/ui';
import { useState } from 'react';
import type { Field } from '#pages/parts/fields.tsx';
import * as css from '#pages/parts/page.css.ts';
import { RecordDialog } from '#pages/parts/record-dialog.tsx';
import { useMay } from '#shared/session/operator.ts';

type Tiers = Schemas['GoodsTiers'];
type Form = Schemas['GoodsTiersForm'];
type Tier = Schemas['PriceTier'];

const mostTiers = 10;

const fields: readonly Field<keyof Form>[] = [
  {
    name: 'freeShippingNumber',
    label: '包邮数量',
    type: 'figure',
    hint: '买到这个数量，该商品包邮；0 或留空：不按数量',
  },
];

const tiersText = ({ tiers = [] }: Form) =>
  tiers.map(({ number, price }) => `${number} 起 ${formatMoney(price)}`).join('，') || '没有阶梯价';

const shippingText = ({ freeShippingNumber }: Form) =>
  Number(freeShippingNumber) > 0 ? `买 ${freeShippingNumber} 包邮` : '不按数量包邮';

/** What more units of one goods cost, and from how many on they ship free. */
export function GoodsTiers({ tiers }: { tiers: Tiers }) {
  const mayChange = useMay()(operations.changeGoodsTiers);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={css.buttons}>
      <span>
        {tiersText(tiers.form)} · {shippingText(tiers.form)}
      </span>
      {mayChange && (
        <Button size="small" tone="outline" onClick={() => setIsOpen(true)}>
          修改阶梯价与包邮
        </Button>
      )}
      {isOpen && <TiersDialog tiers={tiers} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function TiersDialog({ tiers, onClose }: { tiers: Tiers; onClose: () => void }) {
  return (
    <RecordDialog<Form>
      name="阶梯价与包邮"
      record={tiers}
      source={tiers.form}
      fields={fields}
      texts={(form) => ({ 阶梯价: tiersText(form) })}
      within="goods"
      change={operations.changeGoodsTiers}
      // A field that was emptied is absent.
      toSent={({ freeShippingNumber = '0', ...form }) => ({ freeShippingNumber, ...form })}
      onClose={onClose}
    >
      {(form, set, problems) => (
        <TierRows tiers={form.tiers ?? []} problems={problems} onChange={(rows) => set({ tiers: rows })} />
      )}
    </RecordDialog>
  );
}

type TierRowsProps = { tiers: readonly Tier[]; problems: FieldErrors; onChange: (tiers: Tier[]) => void };

function TierRows({ tiers, problems, onChange }: TierRowsProps) {
  const field = (index: number, name: keyof Tier, label: string) => (
    <FormField label={label} error={problems[`goods[tiers][${index}][${name}]`]?.join('；')} required>
      <TextField
        inputMode="decimal"
        value={tiers[index]?.[name] ?? ''}
        onChange={(value) => onChange(tiers.map((tier, at) => (at === index ? { ...tier, [name]: value } : tier)))}
      />
    </FormField>
  );
  return (
    <>
      {tiers.map((_, index) => (
        <fieldset key={index} className={css.buttons}>
          <legend className={css.strong}>第 {index + 1} 档</legend>
          {field(index, 'number', '起订量')}
          {field(index, 'price', '单价（元）')}
          <Button tone="plain" size="small" onClick={() => onChange(tiers.filter((_tier, at) => at !== index))}>
            删除此档
          </Button>
        </fieldset>
      ))}
      {problems['goods[tiers]'] && <div className={css.problem}>{problems['goods[tiers]'].join('；')}</div>}
      {tiers.length < mostTiers && (
        <div>
          <Button tone="outline" size="small" onClick={() => onChange([...tiers, { number: '', price: '' }])}>
            加一档
          </Button>
        </div>
      )}
    </>
  );
}
