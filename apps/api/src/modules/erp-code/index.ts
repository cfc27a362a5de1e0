export { codeOfBuyer, codesOfGoods } from './erp-code.repository.ts';
