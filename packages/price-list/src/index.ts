export { readRows } from './file/read-rows.ts';
export { UnreadableFileError } from './file/source-row.ts';
export { type LineKind, lineKind } from './list/line-kind.ts';
export {
  examplesOf,
  type List,
  type ListOptions,
  type LookedList,
  lookAtList,
  nameColumn,
  readLines,
} from './list/look-at-list.ts';
export { spreadsheetError } from './row/clean-text.ts';
export { dosageFormOf } from './row/dosage-form.ts';
export { type CatalogueRow, type Field, fieldNames, fields } from './row/fields.ts';
export type { Batch, GoodsEntry } from './row/goods-entry.ts';
export { identityOfRow, parseRow } from './row/parse-row.ts';
export { readNumber } from './row/read-number.ts';
export { RowError } from './row/row-error.ts';
export { tagNames } from './row/tags.ts';
export { isSameUnit, packageUnits } from './row/unit.ts';
