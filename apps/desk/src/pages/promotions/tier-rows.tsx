import type { FieldErrors } from '@yaoji/api-client';
import { activityKinds } from '@yaoji/domain';
import type { Field } from '#pages/parts/fields.tsx';
import { FieldsList } from '#pages/parts/fields-list.tsx';
import type { Form } from './activity-words.ts';
import { GoodsRows, type KnownGoods } from './goods-rows.tsx';

type TierRowsProps = {
  form: Form;
  goods: KnownGoods;
  problems: FieldErrors;
  onChange: (values: Pick<Form, 'tiers' | 'tierGoods'>) => void;
};

/** Tiers of an activity, each with its discount and the products it gives or sells. */
export function TierRows({ form, goods, problems, onChange }: TierRowsProps) {
  const { kind, measure, tiers = [], tierGoods = [] } = form;
  const shape = activityKinds[kind].tiers;
  if (!shape) return null;
  const goodsAfter = (removed: number) =>
    tierGoods
      .filter(({ tier }) => tier !== removed)
      .map((each) => (each.tier > removed ? { ...each, tier: each.tier - 1 } : each));
  const isSwap = shape.goods === 'swaps';
  const fields: Field<'amount' | 'money'>[] = [
    { name: 'amount', label: measure === 'pieces' ? '满（件）' : '满（元）', type: 'figure', required: true },
    { name: 'money', label: kind === 'cashback' ? '返（元）' : '减（元）', type: 'figure', required: true },
  ];
  return (
    <FieldsList
      list={tiers}
      titleOf={(_, at) => `第 ${at + 1} 档`}
      fieldsOf={() => (shape.money ? fields : fields.slice(0, 1))}
      addLabel="加一档"
      blank={{ amount: '' }}
      most={10}
      within="activity[tiers]"
      problems={problems}
      onChange={(list, removed) =>
        onChange({ tiers: list, ...(removed !== undefined && { tierGoods: goodsAfter(removed) }) })
      }
    >
      {(_, at) =>
        shape.goods && (
          <GoodsRows
            {...goods}
            caption={`第 ${at + 1} 档${isSwap ? '换购商品' : '赠品'}`}
            list={tierGoods}
            isShown={(each) => each.tier === at}
            figures={isSwap ? ['price', 'quantity'] : ['quantity']}
            within="activity[tierGoods]"
            problems={problems}
            rowOf={({ id }) => ({ tier: at, goodsId: id, quantity: '1' })}
            onChange={(list) => onChange({ tierGoods: list })}
          />
        )
      }
    </FieldsList>
  );
}
