export {
  type ContractDocument,
  type Operation,
  type OperationRow,
  readComponents,
  readOperation,
  readRow,
  type Schema,
} from './operation.ts';
