import { clampQuantity } from '@yaoji/domain';
import { CartLine } from '@yaoji/ui';
import { dequal } from 'dequal/lite';
import { memo } from 'react';
import type { PricedPair } from '#features/cart/cart-groups.ts';
import { toLineRow } from './line-view.tsx';
import type { CartActions } from './use-cart-actions.ts';

type CartRowProps = {
  readonly pair: PricedPair;
  /** What the buyer should know of the line. */
  readonly warnings: readonly string[];
  readonly login: string;
  readonly actions: CartActions['line'];
};

/** A line of the page, drawn again only if something of it differs: pricing makes new figures for all lines each time. */
export const CartRow = memo(function CartRow({ pair, warnings, login, actions }: CartRowProps) {
  const { view, proof } = toLineRow(pair.line, pair.priced, warnings, login);
  return <CartLine line={view} clamp={clampQuantity} proof={proof} {...actions} />;
}, dequal);
