export { codeOfBuyer, codesOfGoods, heldBatches, linkGoods, lockCodedGoods } from './erp-code.repository.ts';
