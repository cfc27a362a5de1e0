import { spreadsheetError } from '@yaoji/price-list';

/** A row of a list as sent: the cells of a table, or a chat line in one cell. */
export type ListLine = {
  row: number;
  text: string;
  cells: string[];
  /** The row was too long and is truncated; the buyer has to check it. */
  isCut: boolean;
};

/** Long enough for a chat line or a product cell; longer remarks are truncated. */
const longestCell = 300;
/** More columns than an ERP exports. */
const mostCells = 100;
/** Limit on a row's text in the answer. */
const longestText = 1000;

/** Runs before any pattern, so that the time per row is bounded. */
export const cut = (cell: string): string => cell.slice(0, longestCell);

/** A row from its cells; `text` if it differs from the joined cells. */
export const listLine = (row: number, sent: readonly string[], text?: string): ListLine => {
  const isCut = sent.length > mostCells || (sent.length === 1 && cut(sent[0] ?? '') !== sent[0]);
  const cells = sent
    .slice(0, mostCells)
    .map((cell) => cut(cell).replaceAll('\0', '').replace(spreadsheetError, '').trim());
  const said = text ?? `${cells.filter((cell) => cell !== '').join(' ')}${isCut ? '…' : ''}`;
  return { row, text: said.length > longestText ? `${said.slice(0, longestText)}…` : said, cells, isCut };
};

/** A row's request, as far as its text tells. */
export type Wanted = {
  row: number;
  text: string;
  isCut: boolean;
  /** Why it is not a product, such as a heading; null for a product. */
  skipped: string | null;
  /** Id in this shop, if the list marks it as one. */
  id: number | null;
  /** Bar codes and national codes, approval numbers: normalised. */
  barcodes: string[];
  approvalNos: string[];
  /** Of the shop's ERP or the buyer's own system: the cell of a column of codes, or the row's only word (YL1001). */
  code: string | null;
  /** The remaining words after codes, quantity and price. */
  words: string[];
  /** From the name column; null without recognised columns. */
  name: string | null;
  maker: string | null;
  spec: string | null;
  /** The cell of a column of dosage forms. */
  form: string | null;
  quantity: string | null;
  /** Unit of the quantity; may be empty. */
  unit: string;
};
