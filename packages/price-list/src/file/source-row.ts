import type { ListError } from '../problem.ts';

/** A line of a file. `problem` if it could not be split into cells; `cells` then has the rest. */
export type SourceRow = { line: number; cells: string[]; problem?: ListError };

/** A sheet of a workbook; a text file is one sheet without a name. */
export type Sheet = {
  name: string;
  isHidden: boolean;
  /** A text line has all of its cells, including empty ones. */
  isText: boolean;
  rows: AsyncIterable<SourceRow>;
};
