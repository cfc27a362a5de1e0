export {
  findBatches as findStock,
  findByIdentity,
  findDetails,
  findLadders,
  type KnownGoods,
  setOnShelf,
} from './catalogue.repository.ts';
export { changeProfile, createProfile, loadProfile, type ProfileInput } from './goods-profile.ts';
export { writeGroups } from './import-batch.ts';
export { importFile } from './import-file.ts';
export { importRows } from './import-rows.ts';
export { stepsOn, whenIdle } from './import-steps.ts';
export {
  allMakers,
  findMaker,
  hideMaker,
  type Maker,
  mergeMakers,
  releaseMakerName,
  renameMaker,
} from './makers/edit-makers.ts';
export { currentMakers } from './makers/maker-name.repository.ts';
export { makerTwins } from './makers/maker-twins.ts';
export { saysOf } from './merge-goods.ts';
export { moveToCategory } from './move-to-category.ts';
export {
  findPriceList,
  findRejects,
  hasOnlyHeld,
  type PriceListRow,
  priceLists,
  statusOf,
} from './price-list.repository.ts';
export { reindexJob, reindexKey, reindexRunner } from './reindex.ts';
export { forgetPrefix, goodsOfPrefixes, learnPrefixes } from './trace-prefix.repository.ts';
export { importPriceList, recheckPriceList, uploadPriceList, workOnPriceList } from './work-on-price-list.ts';
