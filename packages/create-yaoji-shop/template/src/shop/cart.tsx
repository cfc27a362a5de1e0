import { canBeChosen, cartDrawerLineView, cartLineView, lineQuantityRules } from '@yaoji/api-client/view';
import { type Cart, pricingInput } from '@yaoji/api-client/wire';
import { clampQuantity, type PricedCart, priceCart, quantityLimits } from '@yaoji/domain';
import { Card, CartDrawerFoot, CartDrawerLines, CartLine, Drawer, EmptyState, SettlementBar } from '@yaoji/ui';
import { viewOptions } from './goods';

export interface CartActions {
  onQuantity: (id: number, quantity: string) => Promise<void>;
  onSelect: (ids: number[], isSelected: boolean) => Promise<void>;
  onRemove: (ids: number[]) => Promise<void>;
  onOrder: (ids: number[]) => Promise<void>;
}

/** Calculates the server's figures instantly, with the same pricing function. */
export const priced = (cart: Cart): PricedCart => priceCart(pricingInput(cart));

export function CartDrawer({
  cart,
  onClose,
  onRemove,
}: { cart: Cart; onClose: () => void } & Pick<CartActions, 'onRemove'>) {
  const { lines, totals } = priced(cart);
  const foot = <CartDrawerFoot count={totals.lineCount} total={totals.payable} href="#cart" />;
  return (
    <Drawer open title="Cart" onClose={onClose} footer={foot}>
      <CartDrawerLines
        lines={cart.lines.map((line, index) => cartDrawerLineView(line, lines[index], viewOptions))}
        onRemove={(id) => void onRemove([id])}
      />
    </Drawer>
  );
}

export function CartPage({ cart, onQuantity, onSelect, onRemove, onOrder }: { cart: Cart } & CartActions) {
  const { lines, totals } = priced(cart);
  const pairs = cart.lines.flatMap((line, index) => {
    const figures = lines[index];
    return figures ? [{ line, priced: figures }] : [];
  });
  const choosable = pairs.filter(canBeChosen);
  const chosen = choosable.filter(({ priced: figures }) => figures.selected).map(({ line }) => line.id);
  if (pairs.length === 0) return <EmptyState />;
  return (
    <>
      <Card padding="none">
        {pairs.map(({ line, priced: figures }) => (
          <CartLine
            key={line.id}
            line={{ ...cartLineView(line, figures, viewOptions), limits: quantityLimits(lineQuantityRules(line)) }}
            clamp={clampQuantity}
            onSelect={(id, isSelected) => void onSelect([id], isSelected)}
            onQuantityChange={onQuantity}
            onRemove={(id) => void onRemove([id])}
          />
        ))}
      </Card>
      <SettlementBar
        selectAll={{
          checked: chosen.length === choosable.length,
          indeterminate: chosen.length > 0 && chosen.length < choosable.length,
          onChange: (isSelected) =>
            void onSelect(
              choosable.map(({ line }) => line.id),
              isSelected,
            ),
        }}
        total={totals.payable}
        disabledReason={chosen.length === 0 ? 'Choose something first' : undefined}
        onSubmit={() => void onOrder(chosen)}
      />
    </>
  );
}
