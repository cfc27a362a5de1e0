import type { OperationId } from '@yaoji/api-client/erp/contract';
import { buyerHandlers } from './buyers.ts';
import { goodsHandlers } from './goods.ts';
import { keyHandlers } from './key.ts';
import type { ErpHandlers } from './operation.ts';
import { orderHandlers } from './orders.ts';
import { shipmentHandlers } from './shipments.ts';
import { webhookHandlers } from './webhooks.ts';

/** Every operation of the contract for an ERP with the function that answers it; one that is missing does not compile. */
export const erpHandlers = {
  ...buyerHandlers,
  ...goodsHandlers,
  ...keyHandlers,
  ...orderHandlers,
  ...shipmentHandlers,
  ...webhookHandlers,
} satisfies ErpHandlers<OperationId>;
