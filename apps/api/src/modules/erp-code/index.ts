export {
  type CodedBuyer,
  codedBuyers,
  codeOfBuyer,
  codesOfGoods,
  findUncoded,
  heldBatches,
  linkBuyer,
  linkGoods,
  lockCodedGoods,
} from './erp-code.repository.ts';
