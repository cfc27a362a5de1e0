export { readRows } from './file/read-rows.ts';
export { importFile } from './import-file.ts';
export { importRows, type NumberedRow } from './import-rows.ts';
export { reindexJob, reindexKey, reindexRunner } from './reindex.ts';
export { spreadsheetError } from './row/clean-text.ts';
export { fields as catalogueFields } from './row/fields.ts';
