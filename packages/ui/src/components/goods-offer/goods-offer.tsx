import type { ReactNode } from 'react';
import { usePurchaseRefusal } from '../add-to-cart-button/purchase-refusal.tsx';
import { ReasonedButton } from '../button/reasoned-button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { GoodsPicture } from '../goods-picture/goods-picture.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { Price } from '../price/price.tsx';
import { PromotionTag, type PromotionTagKind } from '../promotion-tag/promotion-tag.tsx';
import * as css from './goods-offer.css.ts';

export type GoodsOfferProps = {
  name: string;
  /** After the name, to tell similar products apart. */
  spec?: string | undefined;
  href: string;
  picture?: string | undefined;
  tag?: PromotionTagKind;
  /** Decimal string. Omit it for gifts. */
  price?: string | undefined;
  /** Struck through next to the price. */
  listPrice?: string | undefined;
  /** After the price, e.g. ×2盒 or 限20瓶. */
  quantity?: ReactNode;
  /** Below: what is missing, or that none is left. */
  note?: ReactNode;
  /** Fades it, if it cannot be reached. Default false. */
  faded?: boolean;
  /** A button; the product's name is appended to its accessible name. */
  action?: { label: string; onClick: () => void; loading?: boolean; disabled?: boolean };
  /** A checkbox; the product's name is appended to its accessible name. */
  choice?: { label: string; checked: boolean; onChange: (checked: boolean) => void; disabled?: boolean };
};

/** A product that comes with something else: a gift, a swap or an add-on. */
export function GoodsOffer(props: GoodsOfferProps) {
  const { name, spec, href, picture, tag, price, listPrice, quantity, note, faded = false, action, choice } = props;
  const refusal = usePurchaseRefusal();
  return (
    <div className={css.offer} {...(faded ? { 'data-faded': '' } : {})}>
      <span className={css.picture}>
        <GoodsPicture src={picture} alt="" size={48} />
      </span>
      <div className={css.text}>
        <span className={css.title}>
          {tag && <PromotionTag kind={tag} />}
          <Anchor href={href} className={css.name} title={name}>
            {name}
          </Anchor>
          {spec && <span className={css.spec}>{spec}</span>}
        </span>
        <span className={css.figures}>
          {price !== undefined && <Price value={price} size="small" tone={faded ? 'muted' : 'price'} />}
          {listPrice !== undefined && <Price value={listPrice} size="small" tone="muted" struck />}
          {quantity !== undefined && <span>{quantity}</span>}
        </span>
        {note !== undefined && <span className={css.note}>{note}</span>}
      </div>
      {action && (
        <ReasonedButton
          size="small"
          tone="outline"
          aria-label={`${action.label} ${name}`}
          loading={action.loading ?? false}
          disabled={action.disabled ?? false}
          disabledReason={refusal}
          onClick={action.onClick}
        >
          {action.label}
        </ReasonedButton>
      )}
      {choice && (
        <Checkbox
          label={`${choice.label} ${name}`}
          labelHidden
          checked={choice.checked}
          disabled={choice.disabled || refusal !== null}
          onChange={choice.onChange}
        />
      )}
    </div>
  );
}

export type GoodsOffersProps = {
  /** Accessible name of the list. */
  label: string;
  /** `GoodsOffer`s. */
  children: ReactNode;
};

/** Offers in as many columns as fit. */
export function GoodsOffers({ label, children }: GoodsOffersProps) {
  return (
    <section aria-label={label} className={css.offers}>
      {children}
    </section>
  );
}
