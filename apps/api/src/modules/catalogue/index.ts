export { catalogueCommands } from './catalogue-commands.ts';
export { importFile } from './import-file.ts';
export { importRows } from './import-rows.ts';
export { stepsOn } from './import-steps.ts';
export {
  addPriceList,
  findPriceList,
  findRejects,
  isAnyWorkedOn,
  isWorkedOn,
  type PriceListRow,
  priceLists,
  updatePriceList,
} from './price-list.repository.ts';
export { reindexJob, reindexKey, reindexRunner } from './reindex.ts';
export { workOnPriceList } from './work-on-price-list.ts';
