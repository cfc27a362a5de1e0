import type { Goods } from '@yaoji/api-client/wire';
import { formatMoney, type GoodsBadge, type GoodsView, type PromotionTagProps } from '@yaoji/ui';
import { href } from '#shared/routing/href.ts';
import { linkTo } from '#shared/routing/link-to.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { formatClock } from '#shared/time/format-time.ts';
import { stockText } from './stock-text.ts';

type Block = NonNullable<Goods['block']>;

/** What a card, row or tile shows of goods. `loginHref` is the way to the login page and back. */
export function toGoodsView(goods: Goods, loginHref: string): GoodsView {
  return {
    name: goods.name,
    href: href('list_info', { id: goods.id }),
    pictures: goods.pictures.map(({ large, thumbnail }) => ({ src: large, thumb: thumbnail })),
    pictureFrame: goods.pictureFrame ?? undefined,
    price: toPrice(goods),
    priceHref: goods.priceHidden === 'LOGIN' ? loginHref : undefined,
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
    stock: stockText(goods.stockLabel),
    tags: toTags(goods),
    badges: toBadges(goods),
    tierText: goods.ladderText ?? undefined,
    capText: goods.purchaseCapText ?? undefined,
    block: goods.block && toBlockView(goods.block, goods, loginHref),
    inCart: goods.inCart === '0' ? undefined : goods.inCart,
    lastPrice: goods.lastPrice ?? undefined,
    contentPrice: goods.contentPrice ?? undefined,
    faded: goods.block !== null && soldOut.has(goods.block.code),
  };
}

/** Reasons that lie with the goods; who may not buy them still wants to see them. */
const soldOut: ReadonlySet<Block['code']> = new Set(['NO_STOCK', 'OFF_SHELF', 'BELOW_PACK']);

const hiddenBecause = { LOGIN: 'login', NOT_PASSED: 'passed', NO_PRICE: 'unquoted' } as const;

/** The price, or why there is none to show (P1). */
export function toPrice({ price, priceHidden }: Pick<Goods, 'price' | 'priceHidden'>): GoodsView['price'] {
  return price ?? { hidden: hiddenBecause[priceHidden ?? 'NO_PRICE'] };
}

export function toTags(goods: Goods): PromotionTagProps[] {
  return goods.tags
    .filter(({ isShown }) => isShown)
    .map(({ name, description, isLink, target }) => {
      const link = isLink && target ? resolveLink(`/activity/eleven/jz/${encodeURIComponent(target)}`) : null;
      return { kind: name, ...(description ? { description } : {}), ...(link ? { href: link } : {}) };
    });
}

function toBadges(goods: Goods): GoodsBadge[] {
  const badges: (GoodsBadge | null)[] = [
    goods.special?.kind === 'seckill' ? { kind: 'seckill', text: `秒杀至 ${formatClock(goods.special.endsAt)}` } : null,
    goods.couponPrice ? { kind: 'couponAfter', text: `券后 ${formatMoney(goods.couponPrice)}` } : null,
    goods.rebate ? { kind: 'rebate', text: rebateText(goods) } : null,
    goods.swapPrice ? swapBadge(goods.swapPrice, goods) : null,
    goods.ruleRole === 'full_reduction' && goods.ruleText ? reductionBadge(goods.ruleText) : null,
    goods.isFreeShipping && goods.freeShippingTitle ? { kind: 'freeShipping', text: goods.freeShippingTitle } : null,
  ];
  return badges.filter((badge) => badge !== null);
}

/** What the swap takes stands beside its price: added by themselves, the goods cost their own. */
function swapBadge(price: string, { ruleRole, ruleText }: Goods): GoodsBadge {
  const badge: GoodsBadge = { kind: 'swap', text: `换购 ${formatMoney(price)}` };
  return ruleRole === 'swap' && ruleText ? { ...badge, more: ruleText } : badge;
}

/** The first tier, and how many there are: all of them stand in the words of the tag and on the goods' page. */
function reductionBadge(ruleText: string): GoodsBadge {
  const [first = ruleText, ...others] = ruleText.split('，');
  const isTiered = others.length > 0 && others.every((tier) => tier.startsWith('满'));
  return isTiered
    ? { kind: 'fullReduction', text: first, more: `共${others.length + 1}档` }
    : { kind: 'fullReduction', text: ruleText };
}

/** What is given back for each piece after receipt, under the name that the operator gave it. */
export const rebateText = ({ rebate, rebateTitle }: Pick<Goods, 'rebate' | 'rebateTitle'>) =>
  `${rebateTitle || '返现'} ${formatMoney(rebate ?? '0')}`;

type Named = Pick<Goods, 'id' | 'name' | 'commonName'>;

/** Why goods cannot be bought, with a link to what mends it (B1). */
export function toBlockView({ message, fix }: Block, goods: Named, loginHref: string): GoodsView['block'] {
  const address = addressOf(fix, goods, loginHref);
  return { message, fix: address ? { label: fix.label, href: address } : undefined };
}

function addressOf(fix: Block['fix'], { id, name, commonName }: Named, loginHref: string): string | null {
  switch (fix.kind) {
    case 'route':
      if (fix.route === 'goods_reminders') return href(fix.route, {}, { goods: id });
      return fix.route === 'login' ? loginHref : linkTo(fix.route);
    case 'contact':
      return href('help_dedicated');
    case 'similar':
      return href('search_index', {}, { keywords: commonName ?? name });
  }
}
