export { readRows } from './file/read-rows.ts';
export { controlOfName } from './forbidden/control-of-name.ts';
export { type ListedLine, rejectsWriter } from './import/rejects-file.ts';
export {
  describeGone,
  describeLists,
  describeNoGoods,
  describeNotes,
  describeRejects,
  PriceChanges,
  sumUp,
} from './import/report.ts';
export {
  batchKey,
  type GoodsGroup,
  type GoodsOutcome,
  type ImportOptions,
  type ImportReport,
  type NumberedRow,
  type Outcome,
  rowsOf,
  writeRows,
} from './import/write-rows.ts';
export { fieldOfHead } from './list/find-columns.ts';
export { findHeads, headKey, isSameHead, mostTitleLines, plainHeadKey } from './list/heads.ts';
export {
  examplesOf,
  type InspectedList,
  inspectList,
  type ListOptions,
} from './list/inspect-list.ts';
export { type LineKind, lineKind } from './list/line-kind.ts';
export { fieldLabel, ListError, type Note, noteText } from './problem.ts';
export { cleanOptional, plainCell, spreadsheetError } from './row/clean-text.ts';
export { makerKey, withCurrentMaker } from './row/current-maker.ts';
export { dosageFormOf } from './row/dosage-form.ts';
export { parseExpiry } from './row/expiry.ts';
export { type CatalogueRow, type Field, fieldNames, fields, type PlainFact, plainFactNames } from './row/fields.ts';
export type { Batch, GoodsEntry } from './row/goods-entry.ts';
export { comparable, identityOf } from './row/identity.ts';
export { categoryLimits, categoryNames, insertTitles, parseRow } from './row/parse-row.ts';
export { readNumber } from './row/read-number.ts';
export { tagNames } from './row/tags.ts';
export { isSameUnit, packageUnits } from './row/unit.ts';
