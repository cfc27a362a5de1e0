import type { GoodsBasic, ListMatch, ListRow, ListRowStatus, PurchaseList } from '@yaoji/api-client/wire';
import { addMoney, type ChoiceReason, multiplyMoney } from '@yaoji/domain';

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
  'isPreferred',
  'block',
] as const satisfies readonly (keyof GoodsBasic)[];

/** The fields of a product that a row of the list needs. */
export type ListGoods = Pick<GoodsBasic, (typeof storedFields)[number]>;

/** A product that a row may mean, how well it matches, and the quantity to add of it. */
export type ListOption = { readonly goodsId: number } & Readonly<Omit<ListMatch, 'goods'>>;

/** A row of the list on its way into the cart. */
export type ListItem = {
  readonly row: number;
  /** The key under which a choice for it is remembered. */
  readonly line: string;
  readonly text: string;
  readonly status: ListRowStatus;
  readonly message: string;
  readonly asked: string | null;
  /** Possible products, surest first; a different strength, pack, form or maker is last. */
  readonly options: readonly ListOption[];
  /** The chosen product; null until decided. */
  readonly goodsId: number | null;
  /** Why it was chosen among equal products; null if there are none. */
  readonly picked: ChoiceReason | 'own' | null;
  readonly quantity: string;
  /** Goes into the cart. */
  readonly isIncluded: boolean;
  /** The uncertain parts in its picture; such a row is never chosen automatically. */
  readonly doubt?: string;
  /** The cart's answer. */
  readonly outcome: { readonly ok: boolean; readonly text: string } | null;
};

/** A matched list with the buyer's decisions so far. */
export type ListDraft = {
  /** The file name, or a label for pasted text. */
  readonly source: string;
  readonly columns: readonly string[];
  readonly goods: Readonly<Record<number, ListGoods>>;
  readonly items: readonly ListItem[];
};

/**
 * The server's matches, ready for decisions: sure rows are chosen, the others wait.
 *
 * @param doubts For each line of a picture, its uncertain parts; undefined for any other list.
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

/** The parts of a picture's row that a person must check; a quantity may be missing. */
function doubtOf({ asked }: ListRow, parts: readonly string[]): string | undefined {
  if (parts.length > 0) return `识别存疑：${parts.join('、')}`;
  return asked === null ? '图片上没读到数量' : undefined;
}

function toItem(row: ListRow, doubt: string | undefined): ListItem {
  const { row: number, line, text, status, message, asked, matches, quantity, picked } = row;
  const isSure = status === 'matched';
  // A blocked product without alternatives leaves nothing to choose.
  const isKnown = isSure || (status === 'blocked' && matches.length === 1);
  return {
    row: number,
    line,
    text,
    status,
    message,
    asked,
    options: matches.map(({ goods, ...match }) => ({ goodsId: goods.id, ...match })),
    goodsId: isKnown ? (matches[0]?.goods.id ?? null) : null,
    quantity: isSure ? quantity : '0',
    picked,
    isIncluded: isSure && doubt === undefined,
    ...(doubt === undefined ? {} : { doubt }),
    outcome: null,
  };
}

const pick = (goods: GoodsBasic) => Object.fromEntries(storedFields.map((field) => [field, goods[field]])) as ListGoods; // All its fields exist.

export type ListGroup = 'ready' | 'open' | 'added' | 'skipped';

/** Every row is in exactly one group: to be added, to be decided or left out, in the cart, not a product. */
export const groupOf = ({ isIncluded, outcome, status }: ListItem): ListGroup =>
  status === 'skipped' ? 'skipped' : outcome?.ok ? 'added' : isIncluded ? 'ready' : 'open';

/** The sum of the rows to be added, at their shown prices. */
export function listAmount({ items, goods }: ListDraft): string {
  const amounts = items.flatMap(({ goodsId, quantity, ...item }) => {
    const price = goodsId === null ? null : goods[goodsId]?.price;
    return price && groupOf({ goodsId, quantity, ...item }) === 'ready' ? multiplyMoney(price, quantity) : [];
  });
  return addMoney(...amounts);
}
