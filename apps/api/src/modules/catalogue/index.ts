export { type FileImport, importFile } from './import-file.ts';
export { type ImportOptions, type ImportReport, importRows, type NumberedRow } from './import-rows.ts';
export { reindexIfOutdated } from './reindex.ts';
export type { CatalogueRow } from './row/fields.ts';
