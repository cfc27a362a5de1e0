import { memo, type ReactNode } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
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

export const cartLineTexts = {
  select: (name: string) => `选择 ${name}`,
  quantity: (name: string) => `${name} 数量`,
  remove: '删除',
};

export type CartLineNote = {
  tone: 'warning' | 'promo' | 'info';
  text: string;
  /** What mends it. */
  fix?: { label: string; href: string };
};

/** What a cart line shows; quantities and money as decimal strings. */
export type CartLineView = {
  /** Distinguishes it from its neighbours. */
  id: string;
  /** What it is called. */
  name: string;
  /** Where it leads. */
  href: string;
  /** Address of the picture. */
  picture?: string | undefined;
  /** Specification, as 0.25g×24粒. */
  spec?: string | undefined;
  /** Maker, in full. */
  maker?: string | undefined;
  /** Number of the batch. */
  batchNo?: string | undefined;
  /** Date of expiry, as 2027-08-31. */
  expiry?: string | undefined;
  /** Whether the expiry is near. */
  expiryWarning?: boolean | undefined;
  /** Quantity of a middle pack. */
  packStep?: string | undefined;
  /** Promotions, in the order of their weight. */
  tags?: readonly PromotionTagProps[] | undefined;
  /** Remarks below the name. */
  notes?: readonly CartLineNote[] | undefined;
  /** What comes with it free of charge. */
  gifts?: readonly { name: string; quantity: string }[] | undefined;
  /** Price of one unit. */
  unitPrice: PriceValue;
  /** Crossed out above the unit price. */
  listPrice?: string | undefined;
  /** Quantity times price. */
  amount?: string | undefined;
  /** Quantity as a decimal string. */
  quantity: string;
  /** What quantities can be ordered. */
  limits: QuantityLimits;
  /** Whether it counts towards the order. */
  selected: boolean;
  /** Why it cannot be bought: the line is faded and cannot be chosen. The words stand in `notes`. */
  blocked?: boolean | undefined;
  /** Whether it is marked as a favourite. */
  favourite?: boolean | undefined;
};

export type CartLineProps = {
  /** What is shown of the line. */
  line: CartLineView;
  /** The nearest quantity that can be ordered; the rules stay with the app. */
  clamp: QuantityClamp;
  /** The line's change is under way. Default false. */
  busy?: boolean;
  /** Gets whether the line counts towards the order. */
  onSelect: (id: string, selected: boolean) => void;
  /** Gets a quantity that can be ordered. */
  onQuantityChange: (id: string, quantity: string) => unknown;
  /** Asked to take it away. */
  onRemove: (id: string) => void;
  /** Without it there is no star. */
  onFavourite?: (id: string) => void;
  /** Under the amount, e.g. a `Popover` with the price proof. */
  proof?: ReactNode;
  /** Under the goods: what another shop says of a line. */
  children?: ReactNode;
};

/**
 * Callbacks carry the line's id, so that one function serves all lines and a change renders one of them.
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
  onFavourite,
  proof,
  children,
}: CartLineProps) {
  const texts = useTexts('cartLine', cartLineTexts);
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
          disabled={blocked}
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
        <button
          type="button"
          className={css.remove}
          aria-label={`${texts.remove} ${name}`}
          onClick={() => onRemove(id)}
        >
          {texts.remove}
        </button>
      </div>
    </div>
  );
});
