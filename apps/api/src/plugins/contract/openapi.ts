import type { OperationId } from '@yaoji/api-client/contract';
import { readComponents, readOperation as readOperationOf } from '@yaoji/api-client/document';
import document from '@yaoji/api-client/openapi.json' with { type: 'json' };

export type { Operation, Schema } from '@yaoji/api-client/document';

export const components = readComponents(document);
export const readOperation = (id: OperationId) => readOperationOf(document, id);
