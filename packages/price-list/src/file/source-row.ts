/** A line of a file as it was read. `problem` where it could not be taken apart; `cells` then hold what there was. */
export type SourceRow = { line: number; cells: string[]; problem?: string };

/** A sheet of a workbook; a text file is one sheet without a name. */
export type Sheet = {
  name: string;
  isHidden: boolean;
  /** A line of a text has all its cells, the empty ones included. */
  isText: boolean;
  rows: AsyncIterable<SourceRow>;
};

/** Says in a sentence why a file cannot be read as a list. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}
