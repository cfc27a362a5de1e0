import type { Schemas } from '@yaoji/api-client/desk';

type QuantityRow = Schemas['ProposalLine'];

const priceText = /^\d{1,8}(\.\d{1,4})?$/;
const quantityText = /^\d{1,9}(\.\d{1,3})?$/;
const figureOf = (cell = '') => cell.replace(/^[¥￥]|元$/g, '');

/**
 * Rows pasted from a spreadsheet: a product's number, a quantity and, if quoted, a price. Of rows for the same product
 * the last one holds. `unread` are the rows that could not be read, counted from 1.
 */
export const pastedQuantities = (text: string): { rows: QuantityRow[]; unread: number[] } => {
  const found = new Map<number, QuantityRow>();
  const unread: number[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const [id, quantity = '', quoted] = line.split(/[\t,，;；]|\s+/).filter(Boolean);
    if (id === undefined) continue;
    const price = figureOf(quoted);
    const isPrice = quoted === undefined || priceText.test(price);
    const goodsId = Number(id);
    if (/^\d{1,15}$/.test(id) && quantityText.test(quantity) && isPrice)
      found.set(goodsId, { goodsId, quantity, ...(price && { price }) });
    else unread.push(at + 1);
  }
  return { rows: [...found.values()], unread };
};

/** The rows with the pasted ones, which replace those of the same products. */
export const withPasted = <Row extends { goodsId: number }>(rows: readonly Row[], pasted: readonly Row[]): Row[] => [
  ...new Map([...rows, ...pasted].map((row) => [row.goodsId, row])).values(),
];
