import type { Schemas } from '@yaoji/api-client/desk';

type Row = Schemas['OwnPriceGoods'];

/**
 * Prices pasted from a spreadsheet: in each row the product's number first and its price last. Of rows for the same
 * product the last one holds. `unread` are the rows without both, counted from 1.
 */
export const pastedPrices = (text: string): { rows: Row[]; unread: number[] } => {
  const found = new Map<number, Row>();
  const unread: number[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const cells = line.split(/[\t,，;；]|\s+/).filter(Boolean);
    if (cells.length === 0) continue;
    const [id = '', price = ''] = [cells[0], cells.length > 1 ? cells.at(-1)?.replace(/^[¥￥]|元$/g, '') : ''];
    if (/^\d{1,15}$/.test(id) && /^\d{1,8}(\.\d{1,4})?$/.test(price)) {
      found.set(Number(id), { goodsId: Number(id), price });
    } else unread.push(at + 1);
  }
  return { rows: [...found.values()], unread };
};

/** The rows with the pasted ones: their prices replace those of the same products. */
export const withPasted = (rows: readonly Row[], pasted: readonly Row[]): Row[] => [
  ...new Map([...rows, ...pasted].map((row) => [row.goodsId, row])).values(),
];
