export {
  type CodedBuyer,
  type CodedGoods,
  codedBuyers,
  codedGoods,
  codedGoodsAfter,
  codeOfBuyer,
  codesOfGoods,
  findUncoded,
  heldBatches,
  linkBuyer,
  linkGoods,
  lockCodedGoods,
} from './erp-code.repository.ts';
