import type { Executor } from '#db/database.ts';
import { type FileMatch, matchOf, stemOf } from '#modules/catalogue/goods/index.ts';
import { type BatchFile, batchesNamed } from './report.repository.ts';

/** Shorter words are more likely a count than a batch number. */
const shortest = 3;

/** The full name, and its words, with and without hyphens. */
const wordsIn = (name: string): string[] => {
  const stem = stemOf(name).toLowerCase();
  const words = [...stem.split(/[_\s]+/), ...stem.split(/[_\s-]+/)].filter(({ length }) => length >= shortest);
  return [...new Set([stem, ...words])];
};

/**
 * Finds the batches that inspection reports or pictures belong to, by product and batch number, or by a name that is
 * just a number.
 */
export const matchBatches = async (db: Executor, kind: BatchFile, names: readonly string[]): Promise<FileMatch[]> => {
  const rows = await batchesNamed(db, kind, names.flatMap(wordsIn));
  return names.map((name) => {
    const stem = stemOf(name).toLowerCase();
    const found = wordsIn(name);
    const fits = rows.filter(({ batchNo }) => found.includes(batchNo.toLowerCase()));
    const isBare = ({ batchNo }: { batchNo: string }) => batchNo.toLowerCase() === stem;
    const named = fits.filter(
      (row) =>
        stem.includes(row.name.toLowerCase()) ||
        [row.barcode, row.stdCode, row.code].some((code) => code && found.includes(code.toLowerCase())),
    );
    const targets = named.length > 0 ? named : fits.length > 1 ? fits : fits.filter(isBare);
    return matchOf(
      name,
      targets.map((row) => ({ id: row.id, title: `${row.name} ${row.spec} 批号${row.batchNo}`, stored: row.stored })),
    );
  });
};
