export type { NumberedRow } from './bring-rows.ts';
export { catalogueCommands } from './catalogue-commands.ts';
export { readRows } from './file/read-rows.ts';
export { importFile } from './import-file.ts';
export { importRows } from './import-rows.ts';
export { reindexJob, reindexKey, reindexRunner } from './reindex.ts';
export { spreadsheetError } from './row/clean-text.ts';
export { fields as catalogueFields } from './row/fields.ts';
