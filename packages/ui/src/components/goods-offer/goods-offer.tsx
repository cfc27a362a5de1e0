import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { GoodsPicture } from '../goods-picture/goods-picture.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { Price } from '../price/price.tsx';
import { PromotionTag, type PromotionTagKind } from '../promotion-tag/promotion-tag.tsx';
import * as css from './goods-offer.css.ts';

export type GoodsOfferProps = {
  /** Name of the goods. */
  name: string;
  /** Behind the name: tells apart what is called the same. */
  spec?: string | undefined;
  /** Where it leads. */
  href: string;
  /** Address of the picture. */
  picture?: string | undefined;
  /** What it is offered as. */
  tag?: PromotionTagKind;
  /** Decimal string; without it none is shown, e.g. of gifts. */
  price?: string | undefined;
  /** Crossed out beside the price. */
  listPrice?: string | undefined;
  /** Behind the price, e.g. ×2盒 or 限20瓶. */
  quantity?: ReactNode;
  /** Small text below: what is missing, that nothing is left. */
  note?: ReactNode;
  /** Fades it: it is out of reach. Default false. */
  faded?: boolean;
  /** A button; its spoken name ends with the goods' name. */
  action?: { label: string; onClick: () => void; loading?: boolean; disabled?: boolean };
  /** A box to tick; its spoken name ends with the goods' name. */
  choice?: { label: string; checked: boolean; onChange: (checked: boolean) => void; disabled?: boolean };
};

/** Goods that come with something else: a gift, swap goods, a proposal to fill up with. */
export function GoodsOffer(props: GoodsOfferProps) {
  const { name, spec, href, picture, tag, price, listPrice, quantity, note, faded = false, action, choice } = props;
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
        <Button
          size="small"
          tone="outline"
          aria-label={`${action.label} ${name}`}
          loading={action.loading ?? false}
          disabled={action.disabled ?? false}
          onClick={action.onClick}
        >
          {action.label}
        </Button>
      )}
      {choice && (
        <Checkbox
          label={`${choice.label} ${name}`}
          labelHidden
          checked={choice.checked}
          disabled={choice.disabled ?? false}
          onChange={choice.onChange}
        />
      )}
    </div>
  );
}

export type GoodsOffersProps = {
  /** Names the list. */
  label: string;
  /** `GoodsOffer`s. */
  children: ReactNode;
};

/** Offers side by side, as many as fit. */
export function GoodsOffers({ label, children }: GoodsOffersProps) {
  return (
    <section aria-label={label} className={css.offers}>
      {children}
    </section>
  );
}
