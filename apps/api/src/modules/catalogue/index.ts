export { catalogueCommands } from './catalogue-commands.ts';
export { importFile } from './import-file.ts';
export { importRows } from './import-rows.ts';
export { stepsOn } from './import-steps.ts';
export { reindexJob, reindexKey, reindexRunner } from './reindex.ts';
