import { memo, type ReactNode, startTransition, useState } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { AddToCartButton } from '../add-to-cart-button/add-to-cart-button.tsx';
import { FavouriteStar } from '../favourite-star/favourite-star.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { Price } from '../price/price.tsx';
import { PromotionTag } from '../promotion-tag/promotion-tag.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import type { QuantityClamp, QuantityLimits } from '../quantity-stepper/use-quantity-draft.ts';
import * as css from './goods-card.css.ts';
import * as footCss from './goods-card-foot.css.ts';
import { GoodsCardPicture } from './goods-card-picture.tsx';
import { GoodsFacts } from './goods-facts.tsx';
import { InCart, OwnPrices } from './goods-own.tsx';
import type { GoodsView, PurchaseBlockView } from './goods-view.ts';

const goodsCardTexts = {
  retail: '零售',
  origin: '产地',
  quantity: (name: string) => `${name} 数量`,
  cannotBuy: '暂不可购买',
};

type BuyingProps = {
  /** Decimal string in the quantity field. */
  quantity: string;
  /** The quantities that can be ordered. */
  limits: QuantityLimits;
  /** Returns the nearest quantity that can be ordered. The app owns the rules. */
  clamp: QuantityClamp;
  /** Called with a valid quantity. */
  onQuantityChange: (quantity: string) => void;
  /** Called to add the chosen quantity to the cart. */
  onAdd: () => void;
  /** The product is being added. Default false. */
  adding?: boolean;
  /** Label of the button. Default 加入购物车, or 加购商品 when it opens a dialog. */
  addLabel?: string | undefined;
  /** The button opens a dialog to choose from. Default false. */
  addOpensDialog?: boolean;
  action?: undefined;
};

type ActionProps = {
  /** Replaces quantity and button, e.g. to ask for a quote. */
  action: ReactNode;
} & { [Name in Exclude<keyof BuyingProps, 'action'>]?: undefined };

type SharedProps = {
  goods: GoodsView;
  /** Default false. */
  favourite?: boolean;
  /** Default false. */
  favouritePending?: boolean;
  /** Without it the card has no star. */
  onFavourite?: () => void;
  /** Without a picture the card is shorter. Default true. */
  picture?: boolean;
  /** Loads the picture eagerly, for cards in the first view. Default false. */
  eager?: boolean;
  /** Next to the star on hover, and always while comparing: the comparison checkbox. */
  mark?: ReactNode;
  /** Below the facts: space for the shop's own facts. */
  children?: ReactNode;
  /** Heading level of the name. Default 3. */
  headingLevel?: 2 | 3 | 4;
};

/** A card to buy from, or one with an `action` of the shop's own. */
export type GoodsCardProps = SharedProps & (BuyingProps | ActionProps);

/**
 * A product in a list with picture, price, facts, quantity and add button.
 *
 * @example
 * <GoodsCard goods={goods} quantity={quantity} limits={limits} clamp={clampQuantity}
 *   onQuantityChange={setQuantity} onAdd={add} />
 */
export const GoodsCard = memo(function GoodsCard(props: GoodsCardProps) {
  const { goods, favourite = false, favouritePending = false, onFavourite, picture = true, eager = false } = props;
  const { mark, children, headingLevel = 3 } = props;
  const [visited, setVisited] = useState(false);
  // A press triggers both events: let its effect paint before the thumbnails.
  const visit = () => startTransition(() => setVisited(true));
  const { block, contentPrice } = goods;
  const isCompared = contentPrice !== undefined && contentPrice.lowest !== null;
  return (
    <article className={classNames(css.card, !picture && css.cardAlone)} onPointerEnter={visit} onFocus={visit}>
      {onFavourite && (
        <div className={css.star}>
          <FavouriteStar favourite={favourite} name={goods.name} pending={favouritePending} onToggle={onFavourite} />
        </div>
      )}
      {(visited || isCompared) && mark && <div className={css.mark}>{mark}</div>}
      {picture && <GoodsCardPicture goods={goods} visited={visited} eager={eager} />}
      {picture && goods.inCart && <InCart quantity={goods.inCart} />}
      <div className={classNames(css.body, !picture && css.bodyAlone)}>
        <CardPrice goods={goods} alone={!picture} />
        <CardTexts goods={goods} headingLevel={headingLevel} alone={!picture} />
        <GoodsFacts goods={goods} alone={!picture} />
        {(goods.tierText || goods.capText) && (
          <div className={classNames(css.rule, !picture && css.ruleAlone)} data-rule="">
            {goods.tierText && <span className={css.ruleText}>{goods.tierText}</span>}
            {goods.capText && <span className={css.ruleText}>{goods.capText}</span>}
          </div>
        )}
        {children && <div className={css.textsAlone}>{children}</div>}
      </div>
      <div className={classNames(footCss.foot, block && footCss.footBlocked)}>
        {block ? <CardBlock block={block} /> : props.quantity === undefined ? props.action : <Buying {...props} />}
      </div>
    </article>
  );
});

function Buying({
  goods,
  quantity,
  limits,
  clamp,
  onQuantityChange,
  onAdd,
  adding = false,
  addLabel,
  addOpensDialog = false,
}: BuyingProps & Pick<SharedProps, 'goods'>) {
  const texts = useTexts('goodsCard', goodsCardTexts);
  return (
    <>
      <QuantityStepper
        label={texts.quantity(goods.name)}
        value={quantity}
        limits={limits}
        clamp={clamp}
        onChange={onQuantityChange}
        block
      />
      <div className={footCss.add}>
        <AddToCartButton
          name={goods.name}
          onAdd={onAdd}
          loading={adding}
          opensDialog={addOpensDialog}
          block
          {...(addLabel ? { label: addLabel } : {})}
          {...(limits.disabled ? { disabledReason: texts.cannotBuy } : {})}
        />
      </div>
    </>
  );
}

/** The price and its companions. `alone`: on cards without a picture, which have no coupon badge. */
function CardPrice({ goods, alone }: { goods: GoodsView; alone: boolean }) {
  const texts = useTexts('goodsCard', goodsCardTexts);
  const coupon = alone && goods.badges?.find(({ kind }) => kind === 'couponAfter');
  const base = goods.basePrice && <Price value={goods.basePrice} size="small" tone="muted" struck />;
  return (
    <div className={classNames(css.priceRow, alone && css.priceRowStarred)}>
      <Price
        value={goods.price}
        size="huge"
        shrink
        {...(goods.unit ? { unit: goods.unit } : {})}
        {...(goods.priceHref ? { hiddenHref: goods.priceHref } : {})}
      />
      <span className={css.sidePrices}>
        <OwnPrices goods={goods} />
        {coupon && <span className={css.couponPrice}>{coupon.text}</span>}
        {goods.priceNote ? (
          <span data-own="">
            <span className={css.couponPrice}>{goods.priceNote}</span> {base}
          </span>
        ) : (
          base
        )}
        {goods.suggestedPrice && (
          <span className={css.retailPrice}>
            {texts.retail} <Price value={goods.suggestedPrice} size="small" tone="muted" />
          </span>
        )}
      </span>
    </div>
  );
}

type CardTextsProps = { goods: GoodsView; headingLevel: 2 | 3 | 4; alone: boolean };

/** Name with tags, spec, origin and maker. */
function CardTexts({ goods, headingLevel, alone }: CardTextsProps) {
  const texts = useTexts('goodsCard', goodsCardTexts);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(css.texts, alone && css.textsAlone)}>
      <Heading className={css.title} title={goods.name}>
        {goods.tags && goods.tags.length > 0 && (
          <span className={css.tags}>
            {goods.tags.map((tag) => (
              <PromotionTag key={tag.kind} {...tag} />
            ))}
          </span>
        )}
        <Anchor href={goods.href} className={css.titleLink}>
          {goods.name}
        </Anchor>
      </Heading>
      <p className={goods.origin || goods.licence ? css.lines : css.line} title={goods.maker}>
        {goods.spec && <span>{goods.spec}</span>}
        {goods.origin && (
          <span className={css.quiet}>
            {texts.origin} {goods.origin}
          </span>
        )}
        {goods.licence && <span className={css.quiet}>{goods.licence}</span>}
        {goods.maker && <span className={css.quiet}>{goods.maker}</span>}
      </p>
    </div>
  );
}

/** Why it cannot be bought, and a link that helps. */
const CardBlock = ({ block }: { block: PurchaseBlockView }) => (
  <div className={footCss.blocked}>
    <span className={footCss.blockedText} title={block.message}>
      {block.message}
    </span>
    {block.fix && (
      <Anchor href={block.fix.href} className={footCss.blockedFix}>
        {block.fix.label}
      </Anchor>
    )}
  </div>
);
