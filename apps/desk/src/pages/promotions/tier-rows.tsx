import type { FieldErrors } from '@yaoji/api-client';
import { activityKinds } from '@yaoji/domain';
import { Button, FormField, TextField } from '@yaoji/ui';
import type { ChosenGoods } from '#pages/parts/goods-search.tsx';
import * as css from '#pages/parts/page.css.ts';
import * as own from './activity-page.css.ts';
import type { Form } from './activity-words.ts';
import { GoodsRows } from './goods-rows.tsx';

type TierRowsProps = {
  form: Form;
  known: ReadonlyMap<number, ChosenGoods>;
  problems: FieldErrors;
  onChange: (values: Pick<Form, 'tiers' | 'tierGoods'>) => void;
  /** Goods that were chosen for a tier. */
  onChosen: (goods: readonly ChosenGoods[]) => void;
};

/** The tiers of an activity, each with what it takes off and the goods that it gives or sells. */
export function TierRows({ form, known, problems, onChange, onChosen }: TierRowsProps) {
  const { kind, measure, tiers = [], tierGoods = [] } = form;
  const shape = activityKinds[kind].tiers;
  if (!shape) return null;
  const setTier = (at: number, values: Partial<(typeof tiers)[number]>) =>
    onChange({ tiers: tiers.map((tier, index) => (index === at ? { ...tier, ...values } : tier)) });
  const remove = (at: number) =>
    onChange({
      tiers: tiers.filter((_, index) => index !== at),
      tierGoods: tierGoods
        .filter(({ tier }) => tier !== at)
        .map((each) => (each.tier > at ? { ...each, tier: each.tier - 1 } : each)),
    });
  const problem = (index: number, name: string) => problems[`activity[tiers][${index}][${name}]`]?.join('；');
  const goodsName = shape.goods === 'swaps' ? '换购商品' : '赠品';
  return (
    <div className={css.stack}>
      {tiers.map((tier, index) => (
        <fieldset key={index} className={own.tier}>
          <legend className={css.strong}>第 {index + 1} 档</legend>
          <div className={own.figures}>
            <FormField label={measure === 'pieces' ? '满（件）' : '满（元）'} error={problem(index, 'amount')} required>
              <TextField inputMode="decimal" value={tier.amount} onChange={(amount) => setTier(index, { amount })} />
            </FormField>
            {shape.money && (
              <FormField label={kind === 'cashback' ? '返（元）' : '减（元）'} error={problem(index, 'money')} required>
                <TextField
                  inputMode="decimal"
                  value={tier.money ?? ''}
                  onChange={(money) => setTier(index, { money })}
                />
              </FormField>
            )}
            <Button tone="plain" size="small" onClick={() => remove(index)}>
              删除此档
            </Button>
          </div>
          {shape.goods && (
            <GoodsRows
              caption={`第 ${index + 1} 档${goodsName}`}
              rows={tierGoods.filter((each) => each.tier === index)}
              figures={shape.goods === 'swaps' ? ['price', 'quantity'] : ['quantity']}
              known={known}
              within="activity[tierGoods]"
              indexOf={(row) => tierGoods.indexOf(row)}
              problems={problems}
              onAdd={(goods) => {
                onChosen(goods);
                const more = goods.filter(
                  ({ id }) => !tierGoods.some(({ tier, goodsId }) => tier === index && goodsId === id),
                );
                onChange({
                  tierGoods: [...tierGoods, ...more.map(({ id }) => ({ tier: index, goodsId: id, quantity: '1' }))],
                });
              }}
              onChange={(row, after) =>
                onChange({ tierGoods: tierGoods.flatMap((each) => (each === row ? (after ?? []) : each)) })
              }
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
