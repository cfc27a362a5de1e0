import type { PriceValue } from '../price/price.tsx';
import type { PromotionTagProps } from '../promotion-tag/promotion-tag.tsx';

export type GoodsBadge = {
  /** Decides the colour: money (`couponAfter`, `swap`, `seckill`, `rebate`), promotion (`fullReduction`), service (`freeShipping`) or warning (`daysLeft`). */
  kind: 'fullReduction' | 'freeShipping' | 'swap' | 'couponAfter' | 'seckill' | 'rebate' | 'daysLeft';
  /** E.g. 券后 ¥11.90. */
  text: string;
  /** Behind the text where there is room for it, e.g. 共3档. */
  more?: string | undefined;
};

/** Why it cannot be bought, in a sentence, and what mends it. */
export type PurchaseBlockView = { message: string; fix?: { label: string; href: string } | undefined };

/** What a goods card, row or tile shows. All of it is display text except prices (decimal strings). */
export type GoodsView = {
  /** What it is called. */
  name: string;
  /** Address of the detail page. */
  href: string;
  /** Views of the goods; the first one is shown, the others come as thumbnails. */
  pictures?: readonly { src: string; thumb?: string }[] | undefined;
  /** A picture with a clear middle, laid over the view during a theme. */
  pictureFrame?: string | undefined;
  /** Price of one unit; null where it is not shown. */
  price: PriceValue;
  /** Where a hidden price leads. */
  priceHref?: string | undefined;
  /** Former price, crossed out. */
  basePrice?: string | undefined;
  /** Suggested retail price. */
  suggestedPrice?: string | undefined;
  /** Unit of sale, as 盒. */
  unit?: string | undefined;
  /** Maker, in full. */
  maker?: string | undefined;
  /** Specification, as 0.25g×24粒. */
  spec?: string | undefined;
  /** Place of origin. */
  origin?: string | undefined;
  /** Pieces per case. */
  caseSize?: string | undefined;
  /** Middle pack. */
  packStep?: string | undefined;
  /** Date of expiry, as 2027-08-31. */
  expiry?: string | undefined;
  /** Shows the expiry in the warning colour. */
  expiryWarning?: boolean | undefined;
  /** E.g. 320盒, or 充足. */
  stock?: string | undefined;
  /** Promotions, in the order of their weight. */
  tags?: readonly PromotionTagProps[] | undefined;
  /** Marks on the picture. */
  badges?: readonly GoodsBadge[] | undefined;
  /** Tiered price in words, e.g. 10件起 ¥13.90. */
  tierText?: string | undefined;
  /** Purchase limit in words, e.g. 限购 20. */
  capText?: string | undefined;
  /** Quantity in the cart. */
  inCart?: string | undefined;
  /** Unit price when it was bought last. */
  lastPrice?: string | undefined;
  /** What one piece, gram or millilitre costs; `lowest` among those that it is compared with. */
  contentPrice?: { price: string; unit: string; lowest: boolean } | undefined;
  /** Why it cannot be bought, and where to mend it. */
  block?: PurchaseBlockView | null | undefined;
  /** Fades the picture, for what is sold out. Default: whenever there is a `block`. */
  faded?: boolean | undefined;
};
