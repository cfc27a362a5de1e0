import type { GoodsTableRow } from '@yaoji/ui';

/** Returns the same object for an unchanged row, so that the table re-renders only changed ones. */
export function createRowCache() {
  const rows = new Map<number, GoodsTableRow>();
  return (row: GoodsTableRow): GoodsTableRow => {
    const before = rows.get(row.id);
    if (before && isSame(before, row)) return before;
    rows.set(row.id, row);
    return row;
  };
}

const isSame = (a: GoodsTableRow, b: GoodsTableRow) =>
  Object.keys({ ...a, ...b }).every((key) => a[key as keyof GoodsTableRow] === b[key as keyof GoodsTableRow]); // Keys of both rows.
