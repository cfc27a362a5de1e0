import { useIsMutating } from '@tanstack/react-query';
import type { Cart } from '@yaoji/api-client/wire';
import type { PricedCart } from '@yaoji/domain';
import { Button, Card, CartHead, EmptyState, ErrorState, PageLoading } from '@yaoji/ui';
import { useMemo } from 'react';
import { cartKeys } from '#features/cart/cart-total.queries.ts';
import { useDeleteLines } from '#features/cart/delete-lines.mutation.ts';
import { useEditLine } from '#features/cart/edit-line.mutation.ts';
import { useSelectLines } from '#features/cart/select-lines.mutation.ts';
import { usePricedCart } from '#features/cart/use-priced-cart.ts';
import { href } from '#shared/routing/href.ts';
import * as css from './cart.css.ts';
import { CartGroupView, type LineActions } from './cart-group-view.tsx';
import { groupLines } from './cart-groups.ts';
import { CartSettlement } from './cart-settlement.tsx';
import { useLineRows } from './use-line-rows.ts';

/** The cart by promotion groups, with what each next tier needs and what it all costs (R055). */
export default function CartPage() {
  const { cart, priced, error, isFetching, refetch } = usePricedCart();
  if (cart && priced) return cart.lines.length > 0 ? <FullCart cart={cart} priced={priced} /> : <EmptyCart />;
  if (!error) return <PageLoading />;
  return (
    <Card>
      <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
    </Card>
  );
}

function EmptyCart() {
  return (
    <div className={css.page}>
      <Card>
        <EmptyState picture="cart" title="购物车空空如也~" action={<Button href={href('list_index')}>去逛逛</Button>} />
      </Card>
    </div>
  );
}

function FullCart({ cart, priced }: { readonly cart: Cart; readonly priced: PricedCart }) {
  const { mutate: edit } = useEditLine();
  const { mutate: select } = useSelectLines();
  const { deleteLines } = useDeleteLines();
  const busy = useIsMutating({ mutationKey: cartKeys.change }) > 0;
  const rowOf = useLineRows(cart.warnings);
  const groups = groupLines(cart, priced);
  const selectable = cart.lines.filter(({ block }) => block === null);
  const selected = priced.lines.filter((line) => line.selected).map(({ id }) => Number(id));

  // biome-ignore lint/correctness/useExhaustiveDependencies: these functions do the same for good; a new one would render every line
  const actions = useMemo<LineActions>(
    () => ({
      onSelect: (id, chosen) => select({ ids: [Number(id)], selected: chosen }),
      onQuantityChange: (id, quantity) => edit({ id: Number(id), quantity }),
      onRemove: (id) => void deleteLines([Number(id)]),
    }),
    [select, edit],
  );
  const selectAll = (chosen: boolean) => select({ ids: selectable.map(({ id }) => id), selected: chosen });

  return (
    <div className={css.page}>
      <CartHead
        allSelected={selected.length > 0 && selected.length === selectable.length}
        someSelected={selected.length > 0 && selected.length < selectable.length}
        onSelectAll={selectAll}
      />
      {priced.problems.map(({ code, message }) => (
        <p key={code} role="alert" className={css.problems}>
          {message}
        </p>
      ))}
      {groups.map((group) => (
        <CartGroupView
          key={group.key}
          group={group}
          rows={group.pairs.map(({ line, priced: figures }) => rowOf(line, figures))}
          actions={actions}
        />
      ))}
      <CartSettlement
        priced={priced}
        selectableCount={selectable.length}
        onSelectAll={selectAll}
        onDeleteSelected={() => void deleteLines(selected)}
        busy={busy}
      />
    </div>
  );
}
