import type { Cart } from '@yaoji/api-client/wire';
import { clampQuantity } from '@yaoji/domain';
import { Button, CartGroup, CartLine, ChevronRightIcon } from '@yaoji/ui';
import { lazy, memo, Suspense, useMemo } from 'react';
import type { HintTarget } from '#features/cart/next-hint.queries.ts';
import * as css from './cart.css.ts';
import { canBeChosen, type LineGroup } from './cart-groups.ts';
import { headOf } from './group-head.ts';
import { GroupOffers } from './group-offers.tsx';
import type { LineRow } from './line-view.tsx';
import type { CartActions } from './use-cart-actions.ts';
import type { RowOf } from './use-line-rows.ts';

/** Most carts are shorter than what needs it. */
const ManyRows = lazy(() => import('./many-rows.tsx'));
/** Roughly what a line takes until it is measured. */
const lineHeightPx = 96;
/** What fills a window, while the rest is on its way. */
const firstRows = 10;

type CartGroupViewProps = {
  readonly group: LineGroup;
  readonly cart: Cart;
  readonly rowOf: RowOf;
  readonly actions: CartActions;
  /** Only the lines in sight are rendered (K1). */
  readonly isVirtual: boolean;
  readonly onFillUp: (target: HintTarget) => void;
};

export const CartGroupView = memo(function CartGroupView(props: CartGroupViewProps) {
  const { group, cart, rowOf, actions, isVirtual, onFillUp } = props;
  const rows = useMemo(() => group.pairs.map(({ line, priced }) => rowOf(line, priced)), [group.pairs, rowOf]);
  const { line: lineActions } = actions;
  const row = ({ view, proof }: LineRow) => (
    <CartLine key={view.id} line={view} clamp={clampQuantity} proof={proof} {...lineActions} />
  );
  const head = headOf(group);
  const choosable = group.pairs.filter(canBeChosen);
  const chosen = choosable.filter(({ priced }) => priced.selected);
  const ids = choosable.map(({ line }) => line.id);
  return (
    <CartGroup
      {...head}
      {...(ids.length > 0
        ? {
            selectAll: {
              checked: chosen.length === ids.length,
              indeterminate: chosen.length > 0 && chosen.length < ids.length,
              onChange: (selected: boolean) => actions.select(ids, selected),
            },
          }
        : {})}
      {...offersOf(group, actions, onFillUp)}
    >
      {isVirtual ? (
        <Suspense
          fallback={<div style={{ minHeight: rows.length * lineHeightPx }}>{rows.slice(0, firstRows).map(row)}</div>}
        >
          <ManyRows rows={rows} lineHeightPx={lineHeightPx} label={head.title}>
            {row}
          </ManyRows>
        </Suspense>
      ) : (
        rows.map(row)
      )}
      <GroupOffers group={group} cart={cart} />
      {group.pairs.length === 0 && <p className={css.elsewhere}>参加活动的商品列在上方其他活动中</p>}
    </CartGroup>
  );
});

/** What can be done about the group: clear it, or fill up to its next tier. */
function offersOf({ kind, activity, pairs }: LineGroup, actions: CartActions, onFillUp: (target: HintTarget) => void) {
  if (kind === 'blocked') {
    const clear = () => actions.remove(pairs.map(({ line }) => line.id));
    return {
      aside: (
        <Button tone="plain" size="small" onClick={clear}>
          清空不可购买商品
        </Button>
      ),
    };
  }
  const hint = activity?.hint;
  if (!hint) return {};
  return {
    hint: (
      <>
        {hint.text}{' '}
        <Button
          tone="plain"
          size="small"
          tight
          aria-haspopup="dialog"
          onClick={() => onFillUp({ kind: hint.kind, id: Number(hint.id ?? 0) })}
        >
          凑单
          <ChevronRightIcon size={12} />
        </Button>
      </>
    ),
  };
}
