import type { Executor } from '#db/database.ts';
import { goodsWithCodes } from './coded-goods.repository.ts';

/** The product or batch that a file's name stands for. */
export type FileMatch = {
  name: string;
  found: 'one' | 'none' | 'several';
  id: number | null;
  title: string;
  /** Files that are there already. */
  stored: number;
};

type Target = { id: number; title: string; stored: number };

/** The only target, or why there is none. */
export const matchOf = (name: string, targets: readonly Target[]): FileMatch => {
  const [first, ...others] = targets;
  if (!first) return { name, found: 'none', id: null, title: '', stored: 0 };
  if (others.length > 0) return { name, found: 'several', id: null, title: '', stored: 0 };
  return { name, found: 'one', ...first };
};

/** Without folder and extension. */
export const stemOf = (name: string) => (name.split('/').at(-1) ?? name).replace(/\.[a-z\d]{2,5}$/i, '').trim();

/** The full name, without a number behind it, its first word: 690…-2.jpg, 690… (2).jpg, 690…_正面.jpg. */
const codesIn = (name: string): string[] => {
  const stem = stemOf(name).toLowerCase();
  const bare = stem.replace(/(?:[-_\s]{1,3}\d{1,2}|\s{0,3}[（(]\d{1,2}[)）])$/, '');
  return [...new Set([stem, bare, stem.split(/[_\s]/)[0] ?? stem])].filter((code) => code !== '');
};

/** Finds the products that pictures belong to. */
export const matchPictures = async (db: Executor, names: readonly string[]): Promise<FileMatch[]> => {
  const rows = await goodsWithCodes(db, names.flatMap(codesIn));
  return names.map((name) => {
    const fits = codesIn(name).map((code) =>
      rows.filter((row) => [row.barcode, row.stdCode, row.code].some((each) => each?.toLowerCase() === code)),
    );
    const targets = fits.find((each) => each.length > 0) ?? [];
    return matchOf(
      name,
      targets.map((row) => ({ id: row.id, title: `${row.name} ${row.spec}`, stored: row.stored })),
    );
  });
};
