export {
  type ContractDocument,
  type Operation,
  readComponents,
  readOperation,
  type Schema,
} from './operation.ts';
