import type { CartLine } from '../wire/index.ts';
import { blockView, priceView, tagViews, type ViewOptions } from './goods-view.ts';
import { pictureHref } from './picture-href.ts';

/** The properties that the views read of a line priced by `priceCart` of `@yaoji/domain`. */
export interface PricedLineFigures {
  unitPrice: string | null;
  amount: string;
  priceKind: string;
  selected: boolean;
  excluded: { code: string; message: string } | null;
  ladder: { reached: { number: string } | null; text?: string | null } | null;
}

interface Note {
  tone: 'warning' | 'promo' | 'info';
  text: string;
  fix?: { label: string; href: string };
}

/** Whether a line counts when selected. A line whose swap or price no longer holds is shown but cannot be selected. */
export const canBeChosen = ({
  line,
  priced: { excluded },
}: {
  line: Pick<CartLine, 'block'>;
  priced: Pick<PricedLineFigures, 'excluded'>;
}) => line.block === null && (excluded === null || excluded.code === 'NOT_SELECTED');

/**
 * Limits of a line's quantity, as input of `quantityLimits` in `@yaoji/domain`. The server gives the maximum, because
 * special prices and caps apply too (D3, D4).
 */
export const lineQuantityRules = ({ goods, maxQuantity, block }: CartLine) => ({
  packStep: goods.packStep,
  stock: maxQuantity,
  buyable: goods.isBuyable && block === null,
});

/**
 * Data of a line on the cart page without its limits: the prop `line` of `CartLine` in `@yaoji/ui`.
 *
 * @example
 * const limits = quantityLimits(lineQuantityRules(line));
 * <CartLine line={{ ...cartLineView(line, priced.lines[index], options), limits }} … />
 */
export function cartLineView(
  line: CartLine,
  priced: PricedLineFigures,
  options: ViewOptions,
  warnings: readonly string[] = [],
) {
  const { goods } = line;
  return {
    id: line.id,
    name: goods.name,
    href: options.goodsHref(goods.id),
    picture: pictureHref(goods.pictures[0]?.thumbnail, options),
    spec: goods.spec ?? undefined,
    maker: goods.maker ?? undefined,
    batchNo: goods.batches[0]?.batchNo,
    expiry: goods.expiry ?? undefined,
    expiryWarning: goods.isExpiryUrgent,
    packStep: goods.packStep,
    tags: line.addedKind === 'swap' ? [{ kind: '换购' as const }] : tagViews(goods, options),
    notes: notesOf(line, priced, options, warnings),
    unitPrice: priced.unitPrice ?? priceView(goods),
    listPrice: struckPrice(line, priced),
    amount: priced.unitPrice === null ? undefined : priced.amount,
    quantity: line.quantity,
    selected: priced.selected,
    blocked: !canBeChosen({ line, priced }),
    favourite: goods.isFavourite,
  };
}

/** The list price, if the line costs something else. */
const struckPrice = ({ goods }: CartLine, { priceKind, unitPrice }: PricedLineFigures) =>
  priceKind === 'list' || isSame(unitPrice, goods.listPrice) ? undefined : (goods.listPrice ?? undefined);

/** `'12.8'` and `'12.80'` are the same amount. */
const isSame = (one: string | null, other: string | null) =>
  one === other || (one !== null && other !== null && Number(one) === Number(other));

/** Data of a line in the drawer: an entry of the prop `lines` of `CartDrawerLines`. */
export function cartDrawerLineView(
  { id, goods, quantity, block }: CartLine,
  priced: Pick<PricedLineFigures, 'unitPrice'> | undefined,
  options: ViewOptions,
) {
  const { message, fix } = block ? blockView(block, goods, options) : {};
  return {
    id,
    name: goods.name,
    href: options.goodsHref(goods.id),
    picture: pictureHref(goods.pictures[0]?.thumbnail, options),
    spec: goods.spec ?? undefined,
    unitPrice: priced?.unitPrice ?? priceView(goods),
    quantity,
    unit: goods.unit,
    blocked: message,
    fix,
  };
}

function notesOf(line: CartLine, priced: PricedLineFigures, options: ViewOptions, warnings: readonly string[]): Note[] {
  const { block, goods, addedPrice } = line;
  if (block) {
    const { message, fix } = blockView(block, goods, options);
    return [{ tone: 'warning', text: message, ...(fix ? { fix } : {}) }];
  }
  if (priced.excluded && priced.excluded.code !== 'NOT_SELECTED') {
    return [{ tone: 'warning', text: priced.excluded.message }];
  }
  const reached = priced.ladder?.reached;
  const notes: (Note | null)[] = [
    priced.priceKind === 'own' && goods.ownPrice ? { tone: 'promo', text: `协议价：${goods.ownPrice.title}` } : null,
    reached ? { tone: 'promo', text: `已达 ${reached.number}${goods.unit} 阶梯价` } : null,
    priced.ladder?.text ? { tone: 'info', text: priced.ladder.text } : null,
    goods.purchaseCapText ? { tone: 'info', text: goods.purchaseCapText } : null,
    isListed(line, priced) && addedPrice && goods.price && !isSame(addedPrice, goods.price)
      ? { tone: 'info', text: `加入时单价 ${options.formatMoney(addedPrice)}` }
      : null,
    ...warnings.map((text): Note => ({ tone: 'warning', text })),
  ];
  return notes.filter((note) => note !== null);
}

/**
 * Special prices have conditions and tiers depend on the quantity, so only list and own prices are compared with earlier
 * ones.
 */
const isListed = ({ addedKind }: CartLine, { priceKind }: PricedLineFigures) =>
  addedKind === 'ordinary' && (priceKind === 'list' || priceKind === 'own');
