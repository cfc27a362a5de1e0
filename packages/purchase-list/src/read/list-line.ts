import { spreadsheetError } from '@yaoji/price-list';

/** A row of a list as it was sent: the cells of a table, or the words of a chat in one cell. */
export type ListLine = {
  row: number;
  text: string;
  cells: string[];
  /** Only the beginning was read because the row is too long; the buyer has to check it. */
  isCut: boolean;
};

/** Long enough for a chat line or a product cell; columns of remarks may be longer and are cut. */
const longestCell = 300;
/** More columns than an ERP exports. */
const mostCells = 100;
/** A row comes back with no more of its text than says what it means. */
const longestText = 1000;

/** Runs before any pattern, so that the time a row takes is bounded whatever it holds. */
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

/** What a row asks for, as far as its text says so. */
export type Wanted = {
  row: number;
  text: string;
  isCut: boolean;
  /** Why it is no goods at all, such as a heading; null for what is to be found. */
  skipped: string | null;
  /** Id in this shop, where the list says that it is one. */
  id: number | null;
  /** Bar codes and national codes, approval numbers: normalised. */
  barcodes: string[];
  approvalNos: string[];
  /** What is left after codes, quantity and price, word by word. */
  words: string[];
  /** Of a table whose columns are known; null where it may be any of the words. */
  name: string | null;
  maker: string | null;
  spec: string | null;
  /** The cell of a column of dosage forms. */
  form: string | null;
  quantity: string | null;
  /** What the quantity counts; may be empty. */
  unit: string;
};
