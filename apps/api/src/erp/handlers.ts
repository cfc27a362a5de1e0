import type { OperationId } from '@yaoji/api-client/erp/contract';
import { keyHandlers } from './key.ts';
import type { ErpHandlers } from './operation.ts';

/** Every operation of the contract for an ERP with the function that answers it; one that is missing does not compile. */
export const erpHandlers = { ...keyHandlers } satisfies ErpHandlers<OperationId>;
