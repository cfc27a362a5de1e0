import { type OperationId, operations } from '@yaoji/api-client/contract';
import { operations as deskOperations } from '@yaoji/api-client/desk/contract';
import deskDocument from '@yaoji/api-client/desk.openapi.json' with { type: 'json' };
import { type Operation, type OperationRow, readComponents, readRow, type Schema } from '@yaoji/api-client/document';
import { operations as erpOperations } from '@yaoji/api-client/erp/contract';
import erpDocument from '@yaoji/api-client/erp.openapi.json' with { type: 'json' };
import document from '@yaoji/api-client/openapi.json' with { type: 'json' };

export type { Operation, Schema } from '@yaoji/api-client/document';

/** A contract that the adapter serves. */
export type Contract = {
  components: Schema;
  read: (id: string) => Operation<string>;
  /** JSON bodies without conversion, and answers without an envelope. */
  isPlain?: boolean;
};

const rowOf = (table: Record<string, OperationRow>, id: string): OperationRow => {
  const row = table[id];
  if (!row) throw new Error(`The contract has no operation ${id}.`);
  return row;
};

/** Returns the same object each time, which is the key of compiled schemas. */
const once = (read: Contract['read']): Contract['read'] => {
  const found = new Map<string, Operation<string>>();
  return (id) => {
    const operation = found.get(id) ?? read(id);
    found.set(id, operation);
    return operation;
  };
};

export const components = readComponents(document);

export const shopContract: Contract = { components, read: once((id) => readRow(document, rowOf(operations, id))) };

export const readOperation = (id: OperationId): Operation => ({ ...shopContract.read(id), id });

export const deskContract: Contract = {
  components: readComponents(deskDocument, 'desk'),
  read: once((id) => readRow(deskDocument, rowOf(deskOperations, id), 'desk')),
};

const readErp = (id: string) => readRow(erpDocument, rowOf(erpOperations, id), 'erp');

type Lot = { properties?: { rows?: { items: Schema } } };
const lotIn = ({ body }: Operation<string>) => body?.['application/json'] as Lot | undefined; // The cast: as its rows are written.

/** The schema of a lot's row; null if an operation takes no lot. */
export const lotRow = (id: string): Schema | null => lotIn(readErp(id))?.properties?.rows?.items ?? null;

/** For a lot the adapter only checks that there are rows: an invalid one does not affect the others. */
const withoutRows = (operation: Operation<string>): Operation<string> => {
  const body = lotIn(operation);
  if (!body?.properties?.rows) return operation;
  const { items: _, ...rows } = body.properties.rows;
  return { ...operation, body: { 'application/json': { ...body, properties: { ...body.properties, rows } } } };
};

export const erpContract: Contract = {
  components: readComponents(erpDocument, 'erp'),
  read: once((id) => withoutRows(readErp(id))),
  isPlain: true,
};
