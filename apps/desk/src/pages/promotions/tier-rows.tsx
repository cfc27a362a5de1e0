import type { FieldErrors } from '@yaoji/api-client';
import { activityKinds } from '@yaoji/domain';
import { Button } from '@yaoji/ui';
import { type Field, Fields } from '#pages/parts/fields.tsx';
import * as css from '#pages/parts/page.css.ts';
import * as own from './activity-page.css.ts';
import type { Form } from './activity-words.ts';
import { GoodsRows, type KnownGoods } from './goods-rows.tsx';

type TierRowsProps = {
  form: Form;
  goods: KnownGoods;
  problems: FieldErrors;
  onChange: (values: Pick<Form, 'tiers' | 'tierGoods'>) => void;
};

/** The tiers of an activity, each with what it takes off and the goods that it gives or sells. */
export function TierRows({ form, goods, problems, onChange }: TierRowsProps) {
  const { kind, measure, tiers = [], tierGoods = [] } = form;
  const shape = activityKinds[kind].tiers;
  if (!shape) return null;
  const remove = (at: number) =>
    onChange({
      tiers: tiers.toSpliced(at, 1),
      tierGoods: tierGoods
        .filter(({ tier }) => tier !== at)
        .map((each) => (each.tier > at ? { ...each, tier: each.tier - 1 } : each)),
    });
  const isSwap = shape.goods === 'swaps';
  const fields: Field<'amount' | 'money'>[] = [
    { name: 'amount', label: measure === 'pieces' ? '满（件）' : '满（元）', type: 'figure', required: true },
    { name: 'money', label: kind === 'cashback' ? '返（元）' : '减（元）', type: 'figure', required: true },
  ];
  return (
    <div className={css.stack}>
      {tiers.map((tier, index) => (
        <fieldset key={index} className={own.tier}>
          <legend className={css.strong}>
            第 {index + 1} 档{' '}
            <Button tone="plain" size="small" onClick={() => remove(index)}>
              删除此档
            </Button>
          </legend>
          <Fields
            fields={shape.money ? fields : fields.slice(0, 1)}
            values={tier}
            problems={problems}
            within={`activity[tiers][${index}]`}
            onChange={(name, value = '') => onChange({ tiers: tiers.with(index, { ...tier, [name]: value }) })}
          />
          {shape.goods && (
            <GoodsRows
              {...goods}
              caption={`第 ${index + 1} 档${isSwap ? '换购商品' : '赠品'}`}
              list={tierGoods}
              isShown={(each) => each.tier === index}
              figures={isSwap ? ['price', 'quantity'] : ['quantity']}
              within="activity[tierGoods]"
              problems={problems}
              rowOf={({ id }) => ({ tier: index, goodsId: id, quantity: '1' })}
              onChange={(list) => onChange({ tierGoods: list })}
            />
          )}
        </fieldset>
      ))}
      {problems['activity[tiers]'] && <div className={css.problem}>{problems['activity[tiers]'].join('；')}</div>}
      {tiers.length < 10 && (
        <div>
          <Button tone="outline" size="small" onClick={() => onChange({ tiers: [...tiers, { amount: '' }] })}>
            加一档
          </Button>
        </div>
      )}
    </div>
  );
}
