/** A row of a list as it was sent: the cells of a table, or the words of a chat in one cell. */
export type ListLine = { row: number; text: string; cells: string[] };

/** A row comes back with no more of its text than says what it means. */
const longestText = 1000;

export const textOfLine = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText)}…` : text;

/** What a row asks for, as far as its text says so. */
export type Wanted = {
  row: number;
  text: string;
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
