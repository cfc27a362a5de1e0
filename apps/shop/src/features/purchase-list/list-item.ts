import type { GoodsBasic, ListMatch, ListRow, ListRowStatus, PurchaseList } from '@yaoji/api-client/wire';
import { addMoney, clampQuantity, multiplyMoney, type QuantityLimits, quantityLimits } from '@yaoji/domain';

const storedFields = [
  'id',
  'name',
  'maker',
  'spec',
  'unit',
  'price',
  'stock',
  'packStep',
  'purchaseCap',
  'warehouseId',
  'priceId',
  'ladderPriceId',
  'fullReductionId',
  'isBuyable',
  'block',
] as const satisfies readonly (keyof GoodsBasic)[];

/** Goods as far as a row of the list needs them. */
export type ListGoods = Pick<GoodsBasic, (typeof storedFields)[number]>;

/** Goods that a row may mean, and whether they are what is asked for. */
export type ListOption = { readonly goodsId: number } & Readonly<Pick<ListMatch, 'by' | 'fit' | 'differences'>>;

/** A row of the list on its way into the cart. */
export type ListItem = {
  readonly row: number;
  /** By what a choice for it is remembered. */
  readonly line: string;
  readonly text: string;
  readonly status: ListRowStatus;
  readonly message: string;
  readonly asked: string | null;
  /** To be added of the surest match, in its units, packs and cap. */
  readonly proposed: string;
  /** What it may mean, surest first; what differs in strength, pack, form or maker last. */
  readonly options: readonly ListOption[];
  /** What it is taken for; null where that is not decided. */
  readonly goodsId: number | null;
  readonly quantity: string;
  /** Goes into the cart. */
  readonly isIncluded: boolean;
  /** What was not read with certainty in its picture; such a row is never taken unasked. */
  readonly doubt?: string;
  /** What the cart said. */
  readonly outcome: { readonly ok: boolean; readonly text: string } | null;
};

/** A matched list with what the buyer decided so far. */
export type ListDraft = {
  /** Of the file, or that it was pasted. */
  readonly source: string;
  readonly columns: readonly string[];
  readonly goods: Readonly<Record<number, ListGoods>>;
  readonly items: readonly ListItem[];
};

/**
 * What the server matched, ready for decisions: rows that are sure are taken, the others wait.
 *
 * @param doubts For each line of a picture what was not read with certainty; undefined for any other list.
 */
export function toListDraft(
  { rows, columns }: PurchaseList,
  source: string,
  doubts?: readonly (readonly string[])[],
): ListDraft {
  const goods = Object.fromEntries(
    rows.flatMap(({ matches }) => matches.map((match) => [match.goods.id, pick(match.goods)] as const)),
  );
  return {
    source,
    columns,
    goods,
    items: rows.map((row) => toItem(row, doubts ? doubtOf(row, doubts[row.row - 1] ?? []) : undefined)),
  };
}

/** What of a row of a picture somebody has to look at; a quantity may have been overlooked. */
function doubtOf({ asked }: ListRow, parts: readonly string[]): string | undefined {
  if (parts.length > 0) return `图片上没看清：${parts.join('、')}`;
  return asked === null ? '图片上没读到数量' : undefined;
}

function toItem(row: ListRow, doubt: string | undefined): ListItem {
  const { row: number, line, text, status, message, asked, matches, quantity } = row;
  const isSure = status === 'matched';
  return {
    row: number,
    line,
    text,
    status,
    message,
    asked,
    proposed: quantity,
    options: matches.map(({ goods, ...match }) => ({ goodsId: goods.id, ...match })),
    goodsId: isSure ? (matches[0]?.goods.id ?? null) : null,
    quantity: isSure ? quantity : '0',
    isIncluded: isSure && doubt === undefined,
    ...(doubt === undefined ? {} : { doubt }),
    outcome: null,
  };
}

const pick = (goods: GoodsBasic) => Object.fromEntries(storedFields.map((field) => [field, goods[field]])) as ListGoods; // Each of its fields is there.

export const listLimits = ({ packStep, stock, purchaseCap, isBuyable }: ListGoods): QuantityLimits =>
  quantityLimits({ packStep, stock, purchaseCap, buyable: isBuyable });

/** The row taken for these goods, or for none; what was asked becomes whole packs within stock and cap. */
export function chooseGoods(item: ListItem, goods: ListGoods | undefined): ListItem {
  if (!goods) return { ...item, goodsId: null, quantity: '0', isIncluded: false, outcome: null };
  const limits = listLimits(goods);
  // Cases or 斤 were turned into the units of the surest match; goods that are alike are sold by the same.
  const wished = item.message.includes('换算') ? item.proposed : item.asked;
  const quantity = limits.disabled ? '0' : clampQuantity(wished ?? limits.min, limits).quantity;
  return { ...item, goodsId: goods.id, quantity, isIncluded: !limits.disabled, outcome: null };
}

/** Takes every row that is still open for the surest of its matches that can be bought; none that differ in strength, pack, form or maker, or that a picture left in doubt. */
export const chooseSurest = ({ items, goods }: ListDraft): Map<number, ListItem> =>
  new Map(
    items.flatMap((item) => {
      if (item.goodsId !== null || item.outcome || item.doubt) return [];
      const surest = item.options
        .filter(({ fit }) => fit !== 'differs')
        .map(({ goodsId }) => goods[goodsId])
        .find((one) => one && !listLimits(one).disabled);
      return surest ? [[item.row, chooseGoods(item, surest)] as const] : [];
    }),
  );

export type ListGroup = 'ready' | 'open' | 'added' | 'skipped';

/** Every row is in exactly one of these: to be added, to be decided or left out, in the cart, no goods at all. */
export const groupOf = ({ isIncluded, outcome, status }: ListItem): ListGroup =>
  status === 'skipped' ? 'skipped' : outcome?.ok ? 'added' : isIncluded ? 'ready' : 'open';

/** What the rows to be added come to at their shown prices. */
export function listAmount({ items, goods }: ListDraft): string {
  const amounts = items.flatMap(({ goodsId, quantity, ...item }) => {
    const price = goodsId === null ? null : goods[goodsId]?.price;
    return price && groupOf({ goodsId, quantity, ...item }) === 'ready' ? multiplyMoney(price, quantity) : [];
  });
  return addMoney(...amounts);
}
