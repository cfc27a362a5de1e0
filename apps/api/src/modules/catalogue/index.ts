export { importRows, type NumberedRow } from './import-rows.ts';
export { reindexJob, reindexKey, reindexRunner } from './reindex.ts';
