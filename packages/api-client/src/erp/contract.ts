import type { DataOf, InputOf } from '../contract/shapes.ts';
import type * as operationTable from './generated/operations.ts';
import type { components, operations as operationTypes } from './generated/schema.ts';

export * as operations from './generated/operations.ts';

/** Every schema of the ERP's contract by name, e.g. `Schemas['Key']`. */
export type Schemas = components['schemas'];

/** Permission of a key, e.g. `prices:write`. */
export type Scope = Schemas['Scope'];

/** Name of an operation for an ERP, e.g. `sendPrices`. */
export type OperationId = keyof typeof operationTable;

/** An operation's input: `params`, `query` and `body`. */
export type OperationInput<Id extends OperationId> = InputOf<operationTypes[Id]>;

/** The content of a successful answer, which has no envelope. */
export type OperationAnswer<Id extends OperationId> = DataOf<operationTypes[Id]>;
