import type { ActivityGroup } from '@yaoji/domain';
import { TierProgress } from '@yaoji/ui';
import { FillUpButton } from '#features/cart/fill-up-button.tsx';
import { progressOf } from '#features/cart/group-progress.ts';
import { isZeroMoney } from '#shared/money/is-zero-money.ts';
import * as css from './cart-progress.css.ts';

type CartProgressProps = {
  title: string;
  /** The activity in the buyer's cart; undefined without lines, null until loaded. */
  group: ActivityGroup | undefined | null;
};

/** The cart's progress in an activity, and the way to its next tier (L4). */
export function CartProgress({ title, group }: CartProgressProps) {
  const bar = group ? progressOf(group) : { percent: 0, marks: [], label: `${title}进度` };
  const hint = group?.hint;
  return (
    <div className={css.progress}>
      {bar && <TierProgress {...bar} />}
      <p className={css.text}>
        {group === undefined ? nothing : group && textOf(group)}
        {hint && <FillUpButton target={{ kind: hint.kind, id: hint.id ?? 0 }} />}
      </p>
    </div>
  );
}

const nothing = '购物车中还没有活动商品';

/** `已满¥300.00减¥20.00，再买¥120.00减¥50.00`. */
function textOf({ reachedText, hint, reduction, kind }: ActivityGroup): string {
  const isDiscount = kind === 'discount';
  // A discount without a threshold is always reached, even by lines that don't count.
  if (isDiscount && !hint && isZeroMoney(reduction)) return nothing;
  return [reachedText, isDiscount && reachedText ? `省¥${reduction}` : null, hint?.text]
    .filter((part) => part != null)
    .join('，');
}
