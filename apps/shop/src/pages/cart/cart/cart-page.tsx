import { canBeChosen } from '@yaoji/api-client/view';
import type { Cart } from '@yaoji/api-client/wire';
import type { PricedCart } from '@yaoji/domain';
import { Button, Card, CartHead, EmptyState, visuallyHidden } from '@yaoji/ui';
import { memo, useMemo, useRef, useState } from 'react';
import { usePricedCart } from '#features/cart/cart.queries.ts';
import { groupLines, pairLines } from '#features/cart/cart-groups.ts';
import { FillUpDialog } from '#features/cart/fill-up-dialog.tsx';
import type { HintTarget } from '#features/cart/next-hint.queries.ts';
import { CreditNote } from '#features/wallet/credit-note.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import { localStore } from '#shared/storage/storage.ts';
import * as css from './cart.css.ts';
import { CartAdvice, NoAdvice } from './cart-advice.tsx';
import { CartFilterBar, useCartFilter } from './cart-filter-bar.tsx';
import { CartGroupView } from './cart-group-view.tsx';
import { CartProblems } from './cart-problems.tsx';
import { CartSettlement } from './cart-settlement.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { SavedLines } from './saved-lines.tsx';
import { useCartActions } from './use-cart-actions.ts';
import { useCartCoupon } from './use-cart-coupon.ts';

/** The cart by promotion group, with the distance to each next tier and the total (R055). */
export default function CartPage() {
  return (
    <Loaded query={usePricedCart()} inCard fullPage skeleton={<CartSkeleton />}>
      {({ cart, priced }) => (
        <>
          <h1 className={visuallyHidden}>购物车</h1>
          <div className={css.page}>
            {cart.lines.length > 0 && <CreditNote credit={cart.credit} total={priced.totals.payable} />}
            {cart.lines.length > 0 ? <FullCart cart={cart} priced={priced} /> : <EmptyCart isFiltered={false} />}
            <SavedLines />
            {cart.lines.length === 0 && <NoAdvice />}
          </div>
        </>
      )}
    </Loaded>
  );
}

/** From this many lines on, all but short groups render only visible lines (K1). */
const manyLines = 40;
const shortGroup = 8;

const compactKey = 'compact-cart';

/** Re-renders only for a new cart, not whenever a change is sent or answered. */
const FullCart = memo(function FullCart({ cart, priced }: { cart: Cart; priced: PricedCart }) {
  const { actions, isMoving } = useCartActions(cart);
  const filter = useCartFilter(cart);
  const [isCompact, setCompact] = useState(() => localStore.read(compactKey) === '1');
  const compact = (on: boolean) => {
    setCompact(on);
    localStore.write(compactKey, on ? '1' : '');
  };
  const coupon = useCartCoupon(cart);
  const [wanted, setWanted] = useState<HintTarget | null>(null);
  const problems = useRef<HTMLDivElement>(null);
  const leadToProblem = () => {
    problems.current?.scrollIntoView({ block: 'center' });
    problems.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  const pairs = useMemo(() => pairLines(cart, priced), [cart, priced]);
  const groups = useMemo(() => groupLines(pairs, priced, filter.passes), [pairs, priced, filter.passes]);
  const shown = groups.map((group) => (
    <CartGroupView
      key={group.key}
      group={group}
      cart={cart}
      actions={actions}
      isCompact={isCompact}
      isVirtual={pairs.length >= manyLines && group.pairs.length > shortGroup}
      onFillUp={setWanted}
    />
  ));
  const choosable = pairs.filter(canBeChosen);
  const chosen = choosable.filter((pair) => pair.priced.selected);
  const selectAll = (selected: boolean) =>
    actions.select(
      choosable.map(({ line }) => line.id),
      selected,
    );

  return (
    <>
      {cart.shipping.deliveryText && <p className={css.delivery}>{`配送：${cart.shipping.deliveryText}`}</p>}
      <CartFilterBar
        cart={cart}
        value={filter.value}
        keywords={filter.keywords}
        isCompact={isCompact}
        onCompact={compact}
      />
      <CartHead
        allSelected={chosen.length > 0 && chosen.length === choosable.length}
        someSelected={chosen.length > 0 && chosen.length < choosable.length}
        onSelectAll={selectAll}
      />
      {priced.problems.length > 0 && (
        <div ref={problems} className={css.problems}>
          <CartProblems priced={priced} chosen={chosen} onDeselect={(ids) => actions.select(ids, false)} />
        </div>
      )}
      <Loaded query={filter.query} inCard skeleton={shown} missing={shown}>
        {() => (shown.length > 0 ? shown : <EmptyCart isFiltered />)}
      </Loaded>
      <CartSettlement
        cart={cart}
        priced={priced}
        coupon={coupon}
        chosen={chosen}
        choosableCount={choosable.length}
        actions={actions}
        isMoving={isMoving}
        onSelectAll={selectAll}
        onFillUp={setWanted}
        onBlocked={leadToProblem}
      />
      <CartAdvice cart={cart} priced={priced} coupon={coupon} onFillUp={setWanted} />
      {wanted && <FillUpDialog target={wanted} onClose={() => setWanted(null)} />}
    </>
  );
});

/** Shown if the cart has no lines or the filter hides them all. */
function EmptyCart({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Card>
      {isFiltered ? (
        <EmptyState title="没有符合条件的商品" action={<Button href={href('cart')}>查看全部</Button>} />
      ) : (
        <EmptyState picture="cart" action={<Button href={href('list_index')}>去逛逛</Button>} />
      )}
    </Card>
  );
}
