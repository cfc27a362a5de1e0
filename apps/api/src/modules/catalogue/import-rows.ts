import type { Db } from '#db/database.ts';
import { type ImportOptions, type ImportReport, importInSteps, type NumberedRow } from './bring-rows.ts';
import { stepsOn } from './import-steps.ts';

/** Brings rows into this database. */
export const importRows = (
  db: Db,
  rows: AsyncIterable<NumberedRow> | Iterable<NumberedRow>,
  options: ImportOptions = {},
): Promise<ImportReport> => importInSteps(stepsOn(db), rows, options);
