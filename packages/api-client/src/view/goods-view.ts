import type { Block, Fix, Goods } from '../wire/index.ts';
import { type PictureOptions, pictureHref } from './picture-href.ts';

/** A view's input from the app: addresses and money formatting (e.g. `formatMoney` of `@yaoji/ui`). */
export interface ViewOptions extends PictureOptions {
  /** Address of a product page. */
  goodsHref: (id: number) => string;
  /** `'12.80'` → `'¥12.80'`. */
  formatMoney: (amount: string) => string;
  /** Log-in address for visitors; without it a hidden price is no link. */
  loginHref?: string;
  /** Address of the activity that a tag names, or null. Without it tags are no links. */
  tagHref?: (target: string) => string | null;
  /** Address of the page that resolves a block, or null. Without it a block is only a sentence. */
  fixHref?: (fix: Fix, goods: Named) => string | null;
  /** A block as a tag of a few characters (e.g. `blockTag` of `@yaoji/domain`). Without it rows show the sentence. */
  blockTag?: (code: Block['code']) => string;
  /** Days until a day, e.g. by `daysBetween` of `@yaoji/domain`; without it no card shows the days left before expiry. */
  daysUntil?: (day: string) => number;
  /** Unix seconds → `21:05`; without it no card shows when a seckill price ends. */
  formatClock?: (unixSeconds: number) => string;
}

type Named = Pick<Goods, 'id' | 'name'> & Partial<Pick<Goods, 'commonName'>>;

interface Badge {
  kind: 'fullReduction' | 'freeShipping' | 'swap' | 'couponAfter' | 'seckill' | 'rebate' | 'daysLeft';
  text: string;
  more?: string | undefined;
}

/** Reasons that concern the product. Buyers who may not buy it still want to see those. */
const isSoldOut = ({ code }: Pick<Block, 'code'>) =>
  code === 'NO_STOCK' || code === 'OFF_SHELF' || code === 'BELOW_PACK';

/**
 * Data of a product's card, row or tile: the prop `goods` in `@yaoji/ui`.
 *
 * @example <GoodsCard goods={goodsView(goods, { goodsHref: (id) => `/goods/${id}`, formatMoney })} … />
 */
export function goodsView(goods: Goods, options: ViewOptions) {
  return {
    name: goods.name,
    href: options.goodsHref(goods.id),
    pictures: goods.pictures.map(({ large, thumbnail }) => ({
      src: pictureHref(large, options),
      thumb: pictureHref(thumbnail, options),
    })),
    pictureFrame: goods.pictureFrame ?? undefined,
    price: priceView(goods),
    priceHref: goods.priceHidden === 'LOGIN' ? options.loginHref : undefined,
    priceNote: ownPriceNote(goods),
    basePrice: goods.struckPrice ?? undefined,
    suggestedPrice: goods.suggestedPrice ?? undefined,
    unit: goods.unit,
    maker: goods.maker ?? undefined,
    spec: goods.spec ?? undefined,
    origin: goods.origin ?? undefined,
    caseSize: goods.caseSize === '0' ? undefined : `${goods.caseSize}${goods.unit}`,
    packStep: goods.packStep,
    expiry: goods.expiry ?? undefined,
    expiryWarning: goods.isExpiryUrgent,
    stock: goods.stockLabel,
    tags: [...companyTags(goods), ...tagViews(goods, options)],
    badges: badgesOf(goods, options),
    tierText: goods.ladderText ?? undefined,
    capText: goods.purchaseCapText ?? undefined,
    block: goods.block && blockView(goods.block, goods, options),
    inCart: goods.inCart === '0' ? undefined : goods.inCart,
    lastPrice: goods.lastPrice ?? undefined,
    contentPrice: goods.contentPrice ?? undefined,
    faded: goods.block !== null && isSoldOut(goods.block),
  };
}

/** 协议价 where the price is the buyer's own one, or a tier below it. */
export const ownPriceNote = ({ ownPrice, special, price }: Pick<Goods, 'ownPrice' | 'special' | 'price'>) =>
  ownPrice && special?.price !== price ? '协议价' : undefined;

const hiddenBecause = { LOGIN: 'login', NOT_PASSED: 'passed', NO_PRICE: 'unquoted' } as const;

/** The price, or why it is hidden (P1): the prop `value` of `Price`. */
export function priceView({ price, priceHidden }: Pick<Goods, 'price' | 'priceHidden'>) {
  return price ?? { hidden: hiddenBecause[priceHidden ?? 'NO_PRICE'] };
}

/** 优先 where the buyer's company prefers the product. */
const companyTags = ({ isPreferred }: Pick<Goods, 'isPreferred'>) =>
  isPreferred ? [{ kind: '优先' as const, description: '公司优先采购', href: undefined }] : [];

/** The visible promotion tags, each as props of `PromotionTag`. */
export function tagViews(goods: Pick<Goods, 'tags'>, { tagHref }: Pick<ViewOptions, 'tagHref'>) {
  return goods.tags
    .filter(({ isShown }) => isShown)
    .map(({ name, description, isLink, target }) => ({
      kind: name,
      description: description || undefined,
      href: (isLink && target && tagHref?.(target)) || undefined,
    }));
}

/** Why a product cannot be bought, with a link to the page that resolves it (B1). */
export function blockView(
  { code, message, fix }: Block,
  goods: Named,
  { fixHref, blockTag }: Pick<ViewOptions, 'fixHref' | 'blockTag'>,
) {
  const address = fixHref?.(fix, goods);
  return {
    tag: blockTag?.(code),
    message,
    fix: address ? { label: fix.label, href: address } : undefined,
    isOfGoods: isSoldOut({ code }),
  };
}

/** The amount of the running cashback, taken from its condition: `满3000元返现 ¥30.00`. */
export const rebateText = (
  { rebate, rebateTitle }: Pick<Goods, 'rebate' | 'rebateTitle'>,
  { formatMoney }: Pick<ViewOptions, 'formatMoney'>,
) => `${rebateTitle || '返现'} ${formatMoney(rebate ?? '0')}`;

/** Goods of a list, or of suggestions, which know no quota. */
export type LimitedGoods = Pick<Goods, 'packStep' | 'stock' | 'purchaseCap' | 'isBuyable'> &
  Partial<Pick<Goods, 'quota'>>;

/**
 * Limits of a product's quantity (Q1, Q2, Q6), as input of `quantityLimits` in `@yaoji/domain`.
 *
 * @example quantityLimits(goodsQuantityRules(goods))
 */
export const goodsQuantityRules = ({ packStep, stock, purchaseCap, quota, isBuyable }: LimitedGoods) => ({
  packStep,
  stock,
  purchaseCap,
  quotaLeft: quota?.left ?? null,
  buyable: isBuyable,
});

function badgesOf(goods: Goods, options: ViewOptions): Badge[] {
  const { formatMoney } = options;
  const badges: (Badge | null)[] = [
    daysLeftBadge(goods, options),
    seckillBadge(goods, options),
    goods.couponPrice ? { kind: 'couponAfter', text: `券后 ${formatMoney(goods.couponPrice)}` } : null,
    discountBadge(goods),
    goods.swapPrice ? swapBadge(formatMoney(goods.swapPrice), goods) : null,
    reductionBadge(goods),
    goods.isFreeShipping && goods.freeShippingTitle ? { kind: 'freeShipping', text: goods.freeShippingTitle } : null,
  ];
  return badges.filter((badge) => badge !== null);
}

const daysLeftBadge = ({ expiry, isExpiryUrgent }: Goods, { daysUntil }: ViewOptions): Badge | null => {
  if (!expiry || !isExpiryUrgent || !daysUntil) return null;
  const days = daysUntil(expiry);
  return { kind: 'daysLeft', text: days > 0 ? `效期剩 ${days} 天` : '已到效期' };
};

/** The end of a seckill price, and what is left at it. */
const seckillBadge = ({ special, unit }: Goods, { formatClock }: ViewOptions): Badge | null => {
  if (special?.kind !== 'seckill') return null;
  const left = special.stock === null ? undefined : `剩 ${special.stock}${unit}`;
  return { kind: 'seckill', text: formatClock ? `秒杀至 ${formatClock(special.endsAt)}` : '秒杀', more: left };
};

const discountBadge = ({ activities }: Goods): Badge | null => {
  const discount = activities.find(({ kind }) => kind === 'discount');
  return discount ? { kind: 'couponAfter', text: discount.label } : null;
};

/** A swap price is shown separately: added directly, the product has its ordinary price. */
const swapBadge = (price: string, { ruleRole, ruleText }: Goods): Badge => ({
  kind: 'swap',
  text: `换购 ${price}`,
  more: (ruleRole === 'swap' && ruleText) || undefined,
});

/** The first tier and their number; the tag and the product page list all of them. */
function reductionBadge({ activities }: Goods): Badge | null {
  const parts = activities.find(({ kind }) => kind === 'full_reduction')?.parts;
  if (!parts) return null;
  const [text = ''] = parts;
  return { kind: 'fullReduction', text, more: parts.length > 1 ? `共${parts.length}档` : undefined };
}
