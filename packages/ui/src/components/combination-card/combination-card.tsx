import type { ReactNode } from 'react';
import { PlusIcon } from '../../icons/goods-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { usePurchaseRefusal } from '../add-to-cart-button/purchase-refusal.tsx';
import { ReasonedButton } from '../button/reasoned-button.tsx';
import type { PurchaseBlockView } from '../goods-card/goods-view.ts';
import { GoodsPicture } from '../goods-picture/goods-picture.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { Price, type PriceValue } from '../price/price.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import type { QuantityClamp, QuantityLimits } from '../quantity-stepper/use-quantity-draft.ts';
import * as css from './combination-card.css.ts';

const combinationCardTexts = {
  set: '组合价',
  single: '单买',
  saved: '省',
  quantity: (title: string) => `${title} 套数`,
  add: '整套加入购物车',
};

export type CombinationView = {
  /** Heading and accessible name. */
  title: string;
  goods: readonly {
    id: string | number;
    name: string;
    href: string;
    spec?: string | undefined;
    picture?: string | undefined;
    /** Quantity per set with unit, e.g. 2盒. */
    quantity: string;
    /** Unit price within the set. */
    price: PriceValue;
  }[];
  /** Price of one set. */
  price: PriceValue;
  /** Price of the same products bought separately, as a decimal string. */
  basePrice?: string | undefined;
  /** Saving per set, as a decimal string. */
  saved?: string | undefined;
  /** E.g. 剩余 36 套. */
  stock?: string | undefined;
  /** Why it cannot be bought, and a link that helps. */
  block?: PurchaseBlockView | null | undefined;
};

export type CombinationCardProps = {
  combination: CombinationView;
  /** Number of sets, as a decimal string. */
  quantity: string;
  /** The quantities that can be ordered. */
  limits: QuantityLimits;
  /** Returns the nearest quantity that can be ordered. The app owns the rules. */
  clamp: QuantityClamp;
  /** Called with a valid quantity. */
  onQuantityChange: (quantity: string) => void;
  /** Called to add the chosen quantity to the cart. */
  onAdd: () => void;
  /** The set is being added. Default false. */
  adding?: boolean;
  /** After the title, e.g. a countdown. */
  aside?: ReactNode;
};

/** Products sold together at one price. */
export function CombinationCard({
  combination,
  quantity,
  limits,
  clamp,
  onQuantityChange,
  onAdd,
  adding = false,
  aside,
}: CombinationCardProps) {
  const texts = useTexts('combinationCard', combinationCardTexts);
  const refusal = usePurchaseRefusal();
  const { title, goods, price, basePrice, saved, stock, block } = combination;
  return (
    <article aria-label={title} className={css.card}>
      <div className={css.content}>
        <header className={css.head}>
          <h3 className={css.title}>{title}</h3>
          {aside}
        </header>
        <ul className={css.goods}>
          {goods.map((part, index) => (
            <li key={part.id} className={css.part}>
              {index > 0 && (
                <span className={css.plus}>
                  <PlusIcon size={18} />
                </span>
              )}
              <Part part={part} />
            </li>
          ))}
        </ul>
        <div className={css.sum}>
          <div className={css.prices}>
            <span className={css.quiet}>{texts.set}</span> <Price value={price} size="huge" shrink />
          </div>
          <p className={css.saving}>
            {basePrice && (
              <span className={css.quiet}>
                {texts.single} <Price value={basePrice} size="small" tone="muted" struck />
              </span>
            )}
            {saved && (
              <span className={css.saved}>
                {texts.saved} <Price value={saved} size="small" />
              </span>
            )}
          </p>
          {block ? (
            <p className={css.blocked}>
              {block.message}
              {block.fix && (
                <Anchor href={block.fix.href} className={css.fix}>
                  {block.fix.label}
                </Anchor>
              )}
            </p>
          ) : (
            <div className={css.buy}>
              <QuantityStepper
                label={texts.quantity(title)}
                value={quantity}
                limits={limits}
                clamp={clamp}
                onChange={onQuantityChange}
              />
              <ReasonedButton loading={adding} disabled={limits.disabled} disabledReason={refusal} onClick={onAdd}>
                {texts.add}
              </ReasonedButton>
            </div>
          )}
          <p className={css.quiet}>{stock}</p>
        </div>
      </div>
    </article>
  );
}

/** One product of the set with its quantity and price. */
const Part = ({ part }: { part: CombinationView['goods'][number] }) => (
  <Anchor href={part.href} className={css.link}>
    <span className={css.picture}>
      <GoodsPicture src={part.picture} alt="" size={112} />
    </span>
    <span className={css.name} title={part.name}>
      {part.name}
    </span>
    <span className={css.quiet}>{part.spec}</span>
    <span className={css.price}>
      <Price value={part.price} size="small" />
      <span className={css.quiet}>× {part.quantity}</span>
    </span>
  </Anchor>
);
