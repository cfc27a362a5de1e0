import type { PriceValue } from '../price/price.tsx';
import type { PromotionTagProps } from '../promotion-tag/promotion-tag.tsx';

export type GoodsBadge = {
  /**
   * Sets the colour: money (`couponAfter`, `swap`, `seckill`, `rebate`), promotion (`fullReduction`), service
   * (`freeShipping`) or warning (`daysLeft`).
   */
  kind: 'fullReduction' | 'freeShipping' | 'swap' | 'couponAfter' | 'seckill' | 'rebate' | 'daysLeft';
  /** E.g. 券后 ¥11.90. */
  text: string;
  /** After the text if it fits, e.g. 共3档. */
  more?: string | undefined;
};

/** Why it cannot be bought in one sentence, with a remedy. */
export type PurchaseBlockView = {
  /** The reason in a few characters, for rows. Default: `message`. */
  tag?: string | undefined;
  message: string;
  fix?: { label: string; href: string } | undefined;
  /** Concerns this product, not the buyer: the row shows the remedy. Default false. */
  isOfGoods?: boolean;
};

/** Data of a card, row or tile. Display text, except for prices (decimal strings). */
export type GoodsView = {
  name: string;
  /** Link to the detail page. */
  href: string;
  /** Pictures; the first is shown, the others are thumbnails. */
  pictures?: readonly { src: string; thumb?: string }[] | undefined;
  /** Frame laid over the picture during a theme. */
  pictureFrame?: string | undefined;
  /** Price of one unit. */
  price: PriceValue;
  /** Link of a hidden price. */
  priceHref?: string | undefined;
  /** The kind of price, e.g. 协议价; absent for an ordinary one. */
  priceNote?: string | undefined;
  /** Former price, struck through. */
  basePrice?: string | undefined;
  /** Suggested retail price. */
  suggestedPrice?: string | undefined;
  /** Sales unit, e.g. 盒. */
  unit?: string | undefined;
  /** Maker, full name. */
  maker?: string | undefined;
  /** Specification, e.g. 0.25g×24粒. */
  spec?: string | undefined;
  /** Place of origin. */
  origin?: string | undefined;
  /** Class and registration number of a medical device. */
  licence?: string | undefined;
  /** Pieces per case. */
  caseSize?: string | undefined;
  /** Middle pack. */
  packStep?: string | undefined;
  /** Expiry date, e.g. 2027-08-31. */
  expiry?: string | undefined;
  /** The expiry is near. */
  expiryWarning?: boolean | undefined;
  /** E.g. 320盒, or 充足. */
  stock?: string | undefined;
  /** Promotions, most important first. */
  tags?: readonly PromotionTagProps[] | undefined;
  /** On the picture. */
  badges?: readonly GoodsBadge[] | undefined;
  /** Tiered prices in words, e.g. 10件起 ¥13.90. */
  tierText?: string | undefined;
  /** Purchase limit in words, e.g. 限购 20. */
  capText?: string | undefined;
  inCart?: string | undefined;
  /** Unit price of the last purchase. */
  lastPrice?: string | undefined;
  /**
   * Price per piece, weight or volume; per `kg` it is always shown. `lowest` among the products compared, null if none
   * are.
   */
  contentPrice?: { price: string; unit: string; lowest: boolean | null } | undefined;
  /** Why it cannot be bought, and a link that helps. */
  block?: PurchaseBlockView | null | undefined;
  /** Fades the picture, e.g. if sold out. Default: if there is a `block`. */
  faded?: boolean | undefined;
};
