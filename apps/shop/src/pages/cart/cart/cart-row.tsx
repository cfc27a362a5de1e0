import { clampQuantity } from '@yaoji/domain';
import { CartLine } from '@yaoji/ui';
import { dequal } from 'dequal/lite';
import { memo } from 'react';
import type { PricedPair } from '#features/cart/cart-groups.ts';
import { toLineRow } from './line-view.tsx';
import type { CartActions } from './use-cart-actions.ts';

type CartRowProps = {
  pair: PricedPair;
  warnings: readonly string[];
  login: string;
  actions: CartActions['line'];
};

/** Memoized: pricing recomputes all lines, but a row re-renders only if its own data change. */
export const CartRow = memo(function CartRow({ pair, warnings, login, actions }: CartRowProps) {
  const { view, proof } = toLineRow(pair.line, pair.priced, warnings, login);
  return <CartLine line={view} clamp={clampQuantity} proof={proof} {...actions} />;
}, dequal);
