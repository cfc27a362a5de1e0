import { type OperationId, operations } from '@yaoji/api-client/contract';
import { operations as deskOperations } from '@yaoji/api-client/desk/contract';
import deskDocument from '@yaoji/api-client/desk.openapi.json' with { type: 'json' };
import {
  type Operation,
  type OperationRow,
  readComponents,
  readOperation as readOf,
  readRow,
  type Schema,
} from '@yaoji/api-client/document';
import document from '@yaoji/api-client/openapi.json' with { type: 'json' };

export type { Operation, Schema } from '@yaoji/api-client/document';

/** A contract that the adapter serves. */
export type Contract = { components: Schema; read: (id: string) => Operation<string> };

const rowOf = (table: Record<string, OperationRow>, id: string): OperationRow => {
  const row = table[id];
  if (!row) throw new Error(`The contract has no operation ${id}.`);
  return row;
};

export const components = readComponents(document);
export const readOperation = (id: OperationId) => readOf(document, id);

export const shopContract: Contract = { components, read: (id) => readRow(document, rowOf(operations, id)) };

export const deskContract: Contract = {
  components: readComponents(deskDocument, 'desk'),
  read: (id) => readRow(deskDocument, rowOf(deskOperations, id), 'desk'),
};
