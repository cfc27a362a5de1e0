import { canBeChosen } from '@yaoji/api-client/view';
import type { Cart } from '@yaoji/api-client/wire';
import { Button, CartGroup, VirtualList } from '@yaoji/ui';
import { memo } from 'react';
import { useLocation } from 'react-router';
import type { LineGroup, PricedPair } from '#features/cart/cart-groups.ts';
import { lineWarnings } from '#features/cart/line-warnings.ts';
import type { HintTarget } from '#features/cart/next-hint.queries.ts';
import { loginHref } from '#shared/routing/way-back.ts';
import * as css from './cart.css.ts';
import { CartRow } from './cart-row.tsx';
import { headOf } from './group-head.ts';
import { GroupOffers } from './group-offers.tsx';
import { NextTier } from './next-tier.tsx';
import type { CartActions } from './use-cart-actions.ts';

/** Estimated line height until measured. */
const lineHeightPx = 76;
const keyOf = ({ line }: PricedPair) => line.id;

type CartGroupViewProps = {
  group: LineGroup;
  cart: Cart;
  actions: CartActions;
  /** Renders only visible lines (K1). */
  isVirtual: boolean;
  isCompact: boolean;
  onFillUp: (target: HintTarget) => void;
};

export const CartGroupView = memo(function CartGroupView(props: CartGroupViewProps) {
  const { group, cart, actions, isVirtual, isCompact, onFillUp } = props;
  const login = loginHref(useLocation());
  const row = (pair: PricedPair) => {
    const warnings = lineWarnings(cart.warnings, pair.line.id);
    return <CartRow key={pair.line.id} pair={pair} warnings={warnings} login={login} actions={actions.line} />;
  };
  const head = headOf(group);
  const choosable = group.pairs.filter(canBeChosen);
  const chosen = choosable.filter(({ priced }) => priced.selected);
  const ids = choosable.map(({ line }) => line.id);
  return (
    <CartGroup
      {...head}
      compact={isCompact}
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
        <VirtualList items={group.pairs} keyOf={keyOf} estimatePx={lineHeightPx} label={head.title}>
          {row}
        </VirtualList>
      ) : (
        group.pairs.map(row)
      )}
      {group.gifts.length + group.swaps.length > 0 && <GroupOffers group={group} cart={cart} />}
      {group.pairs.length === 0 && <p className={css.elsewhere}>参加活动的商品列在上方其他活动中</p>}
    </CartGroup>
  );
});

/** The actions of a group: clear it, or fill up to its next tier. */
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
  return activity?.hint && activity.next ? { hint: <NextTier activity={activity} onFillUp={onFillUp} /> } : {};
}
