import type * as operationTable from './generated/operations.ts';
import type { components, operations as operationTypes, paths } from './generated/schema.ts';

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

/** Who may make a call: anybody, a buyer with a session, or a payment provider that signs its body. */
export type OperationAccess = 'visitor' | 'buyer' | 'provider';

/** Everything an operation reads. A part that the contract does not declare is `Record<string, never>`. */
export interface OperationInput<Id extends OperationId> {
  params: Declared<operationTypes[Id]['parameters']['path']>;
  query: Declared<operationTypes[Id]['parameters']['query']>;
  body: OperationBody<Id>;
}

/** The body an operation takes, whichever encoding it travels in. */
export type OperationBody<Id extends OperationId> = operationTypes[Id] extends { requestBody?: infer Body }
  ? [Exclude<Body, undefined>] extends [never]
    ? Nothing
    : Exclude<Body, undefined> extends { content: infer Content }
      ? Content[keyof Content]
      : Nothing
  : Nothing;

/** The `data` of a successful answer; for answers without an envelope (downloads, provider answers) their content. */
export type OperationData<Id extends OperationId> = Enveloped<SuccessContent<operationTypes[Id]['responses']>>;

/** The `data` of a 409 where the contract says what it holds (refused lines, new figures), else `unknown`. */
export type OperationRefusal<Id extends OperationId> = operationTypes[Id]['responses'] extends {
  409: { content: { 'application/json': { data: infer Data } } };
}
  ? Data
  : unknown;

type Nothing = Record<string, never>;
type Declared<Part> = [Exclude<Part, undefined>] extends [never] ? Nothing : Exclude<Part, undefined>;
type SuccessContent<Responses> = Responses extends { 200: { content: infer Content } } ? Content[keyof Content] : never;
type Enveloped<Content> = Content extends { code: number; data: infer Data } ? Data : Content;
