import type { GoodsTableRow } from '@yaoji/ui';

/** Gives the same object for a row as long as nothing of it changes, so that the table draws only what did. */
export function createRowCache() {
  const rows = new Map<string, GoodsTableRow>();
  return (row: GoodsTableRow): GoodsTableRow => {
    const before = rows.get(row.id);
    if (before && isSame(before, row)) return before;
    rows.set(row.id, row);
    return row;
  };
}

const isSame = (a: GoodsTableRow, b: GoodsTableRow) =>
  Object.keys({ ...a, ...b }).every((key) => a[key as keyof GoodsTableRow] === b[key as keyof GoodsTableRow]); // Keys of both rows.
