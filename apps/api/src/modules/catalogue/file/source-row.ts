/** A line of a file as it was read. `problem` where it could not be taken apart; `cells` then hold what there was. */
export type SourceRow = { line: number; cells: string[]; problem?: string };

export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}
