import type { ImportReport, NumberedRow } from '@yaoji/price-list';
import type { Db } from '#db/database.ts';
import { importInSteps, type StepsOptions } from './import-file.ts';
import { stepsOn } from './import-steps.ts';

/** Imports rows into this database. */
export const importRows = (
  db: Db,
  rows: AsyncIterable<NumberedRow> | Iterable<NumberedRow>,
  options: StepsOptions = {},
): Promise<ImportReport> => importInSteps(stepsOn(db), rows, options);
