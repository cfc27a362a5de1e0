import type { ListError } from '../problem.ts';

/** A line of a file. `problem` where it could not be split into cells; `cells` then hold what there was. */
export type SourceRow = { line: number; cells: string[]; problem?: ListError };

/** A sheet of a workbook; a text file is one sheet without a name. */
export type Sheet = {
  name: string;
  isHidden: boolean;
  /** A line of a text has all its cells, the empty ones included. */
  isText: boolean;
  rows: AsyncIterable<SourceRow>;
};
