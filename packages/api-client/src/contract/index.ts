import type * as operationTable from './generated/operations.ts';
import type { components, operations as operationTypes, paths } from './generated/schema.ts';
import type { DataOf, InputOf, RefusalOf } from './shapes.ts';

export { fieldTitles } from './field-titles.ts';
export { errorCodes } from './generated/error-codes.ts';
export * as operations from './generated/operations.ts';
export type { components, paths };

/** Every schema of the contract by name, e.g. `Schemas['Goods']`. Field names are those of the wire. */
export type Schemas = components['schemas'];

/** Name of an operation, e.g. `listGoods`. */
export type OperationId = keyof typeof operationTable;

/** One operation as the table holds it: id, method, path with `{parameters}`, access and call id. */
export type Operation = (typeof operationTable)[OperationId];

/** The roles in a company that may call an operation; absent: all, empty: the owner alone. */
export type OperationRoles = { readonly roles?: readonly Schemas['PersonRole'][] };

/** The required access of a call: anyone, a buyer with a session, or a payment provider that signs its body. */
export type OperationAccess = 'visitor' | 'buyer' | 'provider';

/** An operation's input. Parts that the contract does not declare are `Record<string, never>`. */
export type OperationInput<Id extends OperationId> = InputOf<operationTypes[Id]>;

/** An operation's body in any of its encodings. */
export type OperationBody<Id extends OperationId> = OperationInput<Id>['body'];

/** The `data` of a successful answer; the content for answers without an envelope (downloads, provider answers). */
export type OperationData<Id extends OperationId> = DataOf<operationTypes[Id]>;

/** The `data` of a 409 if the contract declares it (refused lines, new figures), otherwise `unknown`. */
export type OperationRefusal<Id extends OperationId> = RefusalOf<operationTypes[Id]>;
