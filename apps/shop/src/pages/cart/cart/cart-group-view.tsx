import { clampQuantity } from '@yaoji/domain';
import { CartGroup, CartLine, VirtualList } from '@yaoji/ui';
import * as css from './cart.css.ts';
import type { LineGroup } from './cart-groups.ts';
import type { LineRow } from './line-view.tsx';

export type LineActions = {
  readonly onSelect: (id: string, selected: boolean) => void;
  readonly onQuantityChange: (id: string, quantity: string) => unknown;
  readonly onRemove: (id: string) => void;
};

type CartGroupViewProps = {
  readonly group: LineGroup;
  readonly rows: readonly LineRow[];
  readonly actions: LineActions;
};

/** From so many lines on, only those in sight are rendered (K1). */
const virtualFrom = 40;

export function CartGroupView({ group, rows, actions }: CartGroupViewProps) {
  const row = ({ view, proof }: LineRow) => (
    <CartLine key={view.id} line={view} clamp={clampQuantity} proof={proof} {...actions} />
  );
  const head = headOf(group);
  return (
    <CartGroup {...head}>
      {rows.length < virtualFrom ? (
        rows.map(row)
      ) : (
        <VirtualList items={rows} keyOf={({ view }) => view.id} estimatePx={96} label={head.title}>
          {row}
        </VirtualList>
      )}
      {group.gifts.length > 0 && (
        <ul className={css.gifts} aria-label="赠品">
          {group.gifts.map((gift) => (
            <li key={gift.goodsId}>
              赠：{gift.name} ×{gift.quantity}
              {gift.shortage ? `（${gift.shortage}）` : ''}
            </li>
          ))}
        </ul>
      )}
    </CartGroup>
  );
}

const kindName = { full_reduction: '满减', gift: '赠品', swap: '换购', discount: '折扣' } as const;

function headOf({ kind, activity, pairs }: LineGroup) {
  if (kind === 'blocked') return { title: `暂不可购买（${pairs.length}）` };
  if (!activity) return { title: '其他商品' };
  return {
    title: `${kindName[activity.kind]}　${activity.title}`,
    tone: 'promo' as const,
    ...(activity.reachedText ? { reached: activity.reachedText } : {}),
    ...(activity.hint ? { hint: activity.hint.text } : {}),
    progress: progressOf(activity),
  };
}

/** Where the tiers and the measured amount lie on the bar, the highest tier at its end. For the eye only. */
function progressOf({ tiers, measured, title }: NonNullable<LineGroup['activity']>) {
  const top = Math.max(...tiers.map(({ amount }) => Number(amount)));
  const share = (amount: string) => Math.min(100, Math.round((Number(amount) / top) * 100));
  return { percent: share(measured), marks: tiers.map(({ amount }) => share(amount)), label: `${title}进度` };
}
