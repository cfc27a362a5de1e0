import { type Field, fieldNames, fields } from './fields.ts';

export type Header = {
  /** Position of each known column. */
  columns: ReadonlyMap<Field, number>;
  /** Names of the columns that mean nothing to the catalogue. */
  unknown: string[];
};

const key = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_*＊:：-]/g, '');

/** 单价(元) is 单价: units and remarks in brackets are left away where the whole name says nothing. */
const withoutRemark = (text: string) => text.normalize('NFKC').replaceAll(/[([].*?[)\]]/g, '');

const byName: ReadonlyMap<string, Field> = new Map(
  fieldNames.flatMap((field) => [field, ...fields[field]].map((name) => [key(name), field] as const)),
);

/** Reads a row as a header; null if it names no column `name`, as title lines above a table do not. */
export const findHeader = (cells: readonly string[]): Header | null => {
  const columns = new Map<Field, number>();
  const unknown: string[] = [];
  for (const [position, cell] of cells.entries()) {
    if (cell.trim() === '') continue;
    const field = byName.get(key(cell)) ?? byName.get(key(withoutRemark(cell)));
    if (field && !columns.has(field)) columns.set(field, position);
    else unknown.push(cell.trim());
  }
  // Lists with a generic name only call their goods by it.
  const generic = columns.get('common_name');
  if (!columns.has('name') && generic !== undefined) {
    columns.set('name', generic);
    columns.delete('common_name');
  }
  return columns.has('name') ? { columns, unknown } : null;
};
