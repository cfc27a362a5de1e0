import { findHeads, plainCell } from '@yaoji/price-list';

/** A line of a list of parcels; null where it does not say. */
export type ShipmentLine = { line: number; no: string | null; carrier: string | null; trackingNo: string };

/** Column headings as shops, ERPs and carriers write them. */
const heads = {
  no: ['订单号', '订单编号', '商家订单号', '客户订单号', '外部订单号'],
  carrier: ['承运商', '快递公司', '物流公司', '承运公司', '快递'],
  trackingNo: ['运单号', '快递单号', '物流单号', '运单编号', '快递编号', '面单号'],
} as const;

/** Cells between tabs, which may be empty, or between commas and spaces. */
const cellsOf = (text: string) =>
  (text.includes('\t') ? text.split('\t') : text.trim().split(/[,，;；\s]+/)).map(plainCell);

/** Without headings: the tracking number alone, or after an order number, a carrier or both. */
const lineOf = (cells: readonly string[]): Omit<ShipmentLine, 'line'> => {
  const [first = '', second = '', third] = cells;
  if (third !== undefined) return { no: first || null, carrier: second || null, trackingNo: third };
  if (cells.length < 2) return { no: null, carrier: null, trackingNo: first };
  return /^\d+$/.test(first)
    ? { no: first, carrier: null, trackingNo: second }
    : { no: null, carrier: first || null, trackingNo: second };
};

/**
 * The lines of a pasted list or file. A line that repeats an earlier one is left out, as of an export with a line for
 * each product.
 */
export const parseShipments = (text: string): ShipmentLine[] => {
  let columns: Record<keyof typeof heads, number[]> | null = null;
  const seen = new Set<string>();
  return text.split(/\r\n?|\n/).flatMap((source, index) => {
    const cells = cellsOf(source);
    if (cells.every((cell) => cell === '')) return [];
    const found = columns ? null : findHeads(cells, heads);
    if (found && found.trackingNo.length > 0) {
      columns = found;
      return [];
    }
    const at = ([place = -1]: number[]) => cells[place] || null;
    const line = columns
      ? { no: at(columns.no), carrier: at(columns.carrier), trackingNo: at(columns.trackingNo) ?? '' }
      : lineOf(cells);
    const key = `${line.no} ${line.carrier} ${line.trackingNo}`;
    if (line.no !== null && seen.has(key)) return [];
    seen.add(key);
    return [{ line: index + 1, ...line }];
  });
};
