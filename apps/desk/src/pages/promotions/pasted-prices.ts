import type { Schemas } from '@yaoji/api-client/desk';

type PriceRow = Schemas['OwnPriceGoods'];
type QuantityRow = Schemas['ProposalLine'];
type Pasted<Row> = { rows: Row[]; unread: number[] };

const priceText = /^\d{1,8}(\.\d{1,4})?$/;
const quantityText = /^\d{1,9}(\.\d{1,3})?$/;
const figureOf = (cell = '') => cell.replace(/^[¥￥]|元$/g, '');

/**
 * Rows pasted from a spreadsheet, each with a product's number first. Of rows for the same product the last one holds.
 * `unread` are the rows that could not be read, counted from 1.
 */
const pastedRows = <Row extends { goodsId: number }>(
  text: string,
  read: (goodsId: number, cells: readonly string[]) => Row | null,
): Pasted<Row> => {
  const found = new Map<number, Row>();
  const unread: number[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const [id, ...cells] = line.split(/[\t,，;；]|\s+/).filter(Boolean);
    if (id === undefined) continue;
    const row = /^\d{1,15}$/.test(id) ? read(Number(id), cells) : null;
    if (row) found.set(row.goodsId, row);
    else unread.push(at + 1);
  }
  return { rows: [...found.values()], unread };
};

/** Rows of a number and, last, a price. */
export const pastedPrices = (text: string): Pasted<PriceRow> =>
  pastedRows(text, (goodsId, cells) => {
    const price = figureOf(cells.at(-1));
    return priceText.test(price) ? { goodsId, price } : null;
  });

/** Rows of a number, a quantity and, if quoted, a price. */
export const pastedQuantities = (text: string): Pasted<QuantityRow> =>
  pastedRows(text, (goodsId, [quantity = '', quoted]) => {
    const price = figureOf(quoted);
    if (!quantityText.test(quantity) || (quoted && !priceText.test(price))) return null;
    return { goodsId, quantity, ...(price && { price }) };
  });

/** The rows with the pasted ones, which replace those of the same products. */
export const withPasted = <Row extends { goodsId: number }>(rows: readonly Row[], pasted: readonly Row[]): Row[] => [
  ...new Map([...rows, ...pasted].map((row) => [row.goodsId, row])).values(),
];
