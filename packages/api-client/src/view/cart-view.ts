import type { CartLine } from '../wire/index.ts';
import { blockView, priceView, tagViews, type ViewOptions } from './goods-view.ts';

/** What the views read of a line that `priceCart` of `@yaoji/domain` has priced. */
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

/** Whether a line counts when it is chosen; one whose swap or price does not hold is shown, but cannot be chosen. */
export const canBeChosen = ({
  line,
  priced: { excluded },
}: {
  line: Pick<CartLine, 'block'>;
  priced: Pick<PricedLineFigures, 'excluded'>;
}) => line.block === null && (excluded === null || excluded.code === 'NOT_SELECTED');

/**
 * What limits the quantity of a line, as `quantityLimits` of `@yaoji/domain` takes it. The server says the most, since
 * special prices and caps limit a line, too (D3, D4).
 */
export const lineQuantityRules = ({ goods, maxQuantity, block }: CartLine) => ({
  packStep: goods.packStep,
  stock: maxQuantity,
  buyable: goods.isBuyable && block === null,
});

/**
 * What a line of the cart page shows, but for its limits: the prop `line` of `CartLine` in `@yaoji/ui`.
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
    id: String(line.id),
    name: goods.name,
    href: options.goodsHref(goods.id),
    picture: goods.pictures[0]?.thumbnail,
    spec: goods.spec ?? undefined,
    maker: goods.maker ?? undefined,
    batchNo: goods.batches[0]?.batchNo,
    expiry: goods.expiry ?? undefined,
    expiryWarning: goods.isExpiryUrgent,
    packStep: goods.packStep,
    tags: line.addedKind === 'swap' ? [{ kind: '换购' as const }] : tagViews(goods, options),
    notes: notesOf(line, priced, options, warnings),
    unitPrice: priced.unitPrice ?? priceView(goods),
    listPrice: priced.priceKind === 'list' ? undefined : (goods.listPrice ?? undefined),
    amount: priced.unitPrice === null ? undefined : priced.amount,
    quantity: line.quantity,
    selected: priced.selected,
    blocked: !canBeChosen({ line, priced }),
    favourite: goods.isFavourite,
  };
}

/** What a line of the drawer shows: one of the prop `lines` of `CartDrawerLines`. */
export function cartDrawerLineView(
  { id, goods, quantity, block }: CartLine,
  priced: Pick<PricedLineFigures, 'unitPrice'> | undefined,
  options: ViewOptions,
) {
  const { message, fix } = block ? blockView(block, goods, options) : {};
  return {
    id: String(id),
    name: goods.name,
    href: options.goodsHref(goods.id),
    picture: goods.pictures[0]?.thumbnail,
    spec: goods.spec ?? undefined,
    unitPrice: priced?.unitPrice ?? { hidden: 'unquoted' as const },
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
    reached ? { tone: 'promo', text: `已达 ${reached.number}${goods.unit} 阶梯价` } : null,
    priced.ladder?.text ? { tone: 'info', text: priced.ladder.text } : null,
    goods.purchaseCapText ? { tone: 'info', text: goods.purchaseCapText } : null,
    // The same decimal in another form ('12.8', '12.80') is the same number.
    isListed(line, priced) && addedPrice && goods.price && Number(addedPrice) !== Number(goods.price)
      ? { tone: 'info', text: `加入时单价 ${options.formatMoney(addedPrice)}` }
      : null,
    ...warnings.map((text): Note => ({ tone: 'warning', text })),
  ];
  return notes.filter((note) => note !== null);
}

/** Special prices have conditions, and tiers follow the quantity: only list prices are compared with what they were. */
const isListed = ({ addedKind }: CartLine, { priceKind }: PricedLineFigures) =>
  addedKind === 'ordinary' && priceKind === 'list';
