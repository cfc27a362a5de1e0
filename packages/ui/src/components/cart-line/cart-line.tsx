import { memo, type ReactNode } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { usePurchaseRefusal } from '../add-to-cart-button/purchase-refusal.tsx';
import { Reasoned } from '../button/reasoned.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { FavouriteStar } from '../favourite-star/favourite-star.tsx';
import { GoodsPicture } from '../goods-picture/goods-picture.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { Price, type PriceValue } from '../price/price.tsx';
import type { PromotionTagProps } from '../promotion-tag/promotion-tag.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import type { QuantityClamp, QuantityLimits } from '../quantity-stepper/use-quantity-draft.ts';
import * as css from './cart-line.css.ts';
import { CartLineGoods } from './cart-line-goods.tsx';

const cartLineTexts = {
  select: (name: string) => `选择 ${name}`,
  quantity: (name: string) => `${name} 数量`,
  remove: '删除',
  saveForLater: '稍后再买',
};

export type CartLineNote = {
  tone: 'warning' | 'promo' | 'info';
  text: string;
  /** Link that resolves the problem. */
  fix?: { label: string; href: string };
};

/** Data of a cart line; quantities and money are decimal strings. */
export type CartLineView<Id extends string | number = number> = {
  /** Unique among its siblings. */
  id: Id;
  name: string;
  href: string;
  picture?: string | undefined;
  /** Specification, e.g. 0.25g×24粒. */
  spec?: string | undefined;
  /** Maker, full name. */
  maker?: string | undefined;
  batchNo?: string | undefined;
  /** Expiry date, e.g. 2027-08-31. */
  expiry?: string | undefined;
  /** The expiry is near. */
  expiryWarning?: boolean | undefined;
  /** Quantity per middle pack. */
  packStep?: string | undefined;
  /** Promotions, most important first. */
  tags?: readonly PromotionTagProps[] | undefined;
  /** Below the name. */
  notes?: readonly CartLineNote[] | undefined;
  /** Free gifts that come with it. */
  gifts?: readonly { name: string; quantity: string }[] | undefined;
  /** Price of one unit. */
  unitPrice: PriceValue;
  /** Former price, struck through above the unit price. */
  listPrice?: string | undefined;
  /** Quantity times price. */
  amount?: string | undefined;
  /** Decimal string. */
  quantity: string;
  /** The quantities that can be ordered. */
  limits: QuantityLimits;
  /** Whether it is part of the order. */
  selected: boolean;
  /** The line cannot be bought: it is faded and cannot be selected. Say why in `notes`. */
  blocked?: boolean | undefined;
  favourite?: boolean | undefined;
};

export type CartLineProps<Id extends string | number = number> = {
  line: CartLineView<Id>;
  /** Returns the nearest quantity that can be ordered. The app owns the rules. */
  clamp: QuantityClamp;
  /** A change of the line is in flight. Default false. */
  busy?: boolean;
  onSelect: (id: Id, selected: boolean) => void;
  /** Called with a valid quantity. */
  onQuantityChange: (id: Id, quantity: string) => unknown;
  onRemove: (id: Id) => void;
  /** Called to save it for later; without it there is no such button. */
  onSaveForLater?: (id: Id) => void;
  /** Without it there is no star. */
  onFavourite?: (id: Id) => void;
  /** Below the amount, e.g. a `Popover` with the price proof. */
  proof?: ReactNode;
  /** Below the product: space for the shop's own facts. */
  children?: ReactNode;
};

/**
 * Callbacks receive the line's id, so all lines can share one function and a change renders one line.
 *
 * @example <CartLine line={line} clamp={clampQuantity} onSelect={select} onQuantityChange={change} onRemove={remove} />
 */
export const CartLine = memo(function CartLine({
  line,
  clamp,
  busy = false,
  onSelect,
  onQuantityChange,
  onRemove,
  onSaveForLater,
  onFavourite,
  proof,
  children,
}: CartLineProps<string | number>) {
  const texts = useTexts('cartLine', cartLineTexts);
  const refusal = usePurchaseRefusal();
  const { id, name, blocked = false } = line;
  const tone = blocked ? 'muted' : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line of the cart is no fieldset of a form
    <div className={css.line} role="group" aria-label={name} {...(busy ? { 'data-busy': '', 'aria-busy': true } : {})}>
      <div className={css.pick}>
        <Checkbox
          label={texts.select(name)}
          labelHidden
          checked={line.selected}
          disabled={blocked || refusal !== null}
          onChange={(selected) => onSelect(id, selected)}
        />
      </div>
      <Anchor
        href={line.href}
        tabIndex={-1}
        aria-hidden="true"
        className={classNames(css.picture, blocked && css.faded)}
      >
        <GoodsPicture src={line.picture} alt="" size={56} />
      </Anchor>
      <CartLineGoods line={line}>{children}</CartLineGoods>
      <div className={css.price}>
        {line.listPrice && <Price value={line.listPrice} size="small" tone="muted" struck />}
        <Price value={line.unitPrice} size="small" tone={tone ?? 'ink'} weight="regular" />
      </div>
      <div className={css.stepper}>
        <QuantityStepper
          label={texts.quantity(name)}
          value={line.quantity}
          limits={line.limits}
          clamp={clamp}
          onChange={(quantity) => onQuantityChange(id, quantity)}
        />
      </div>
      <div className={css.amount}>
        {line.amount !== undefined && <Price value={line.amount} size="medium" tone={tone ?? 'price'} />}
        {proof}
      </div>
      <div className={css.actions}>
        {onFavourite && (
          <FavouriteStar favourite={line.favourite ?? false} name={name} onToggle={() => onFavourite(id)} />
        )}
        <LineButton className={css.remove} label={texts.remove} name={name} onClick={() => onRemove(id)} />
        {onSaveForLater && (
          <LineButton
            className={css.saveForLater}
            label={texts.saveForLater}
            name={name}
            onClick={() => onSaveForLater(id)}
          />
        )}
      </div>
    </div>
  );
}) as <Id extends string | number = number>(props: CartLineProps<Id>) => ReactNode;

type LineButtonProps = { className: string; label: string; name: string; onClick: () => void };

function LineButton({ className, label, name, onClick }: LineButtonProps) {
  const refusal = usePurchaseRefusal();
  return (
    <Reasoned reason={refusal}>
      <button type="button" className={className} aria-label={`${label} ${name}`} onClick={onClick}>
        {label}
      </button>
    </Reasoned>
  );
}
