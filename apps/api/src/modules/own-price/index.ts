export { ownPriceFacts } from './facts.repository.ts';
export {
  companiesOf,
  findOwnPriceList,
  type Line,
  lockOwnPriceList,
  type Member,
  membersOf,
  type OwnPriceListRow,
  ownPriceLines,
  ownPriceLists,
  saveOwnPriceList,
} from './own-price.repository.ts';
