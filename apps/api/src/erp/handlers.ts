import type { OperationId } from '@yaoji/api-client/erp/contract';
import { buyerHandlers } from './buyers.ts';
import { creditHandlers } from './credit.ts';
import { goodsHandlers } from './goods.ts';
import { keyHandlers } from './key.ts';
import type { ErpHandlers } from './operation.ts';
import { orderHandlers } from './orders.ts';
import { ownPriceListHandlers } from './own-price-lists.ts';
import { ownPriceHandlers } from './own-prices.ts';
import { pictureHandlers } from './pictures.ts';
import { readGoodsHandlers } from './read-goods.ts';
import { receiptHandlers } from './receipts.ts';
import { reportHandlers } from './reports.ts';
import { shipmentHandlers } from './shipments.ts';
import { webhookHandlers } from './webhooks.ts';

/** The handler of every operation of the ERP contract; a missing one fails to compile. */
export const erpHandlers = {
  ...buyerHandlers,
  ...creditHandlers,
  ...goodsHandlers,
  ...keyHandlers,
  ...orderHandlers,
  ...ownPriceHandlers,
  ...ownPriceListHandlers,
  ...pictureHandlers,
  ...readGoodsHandlers,
  ...receiptHandlers,
  ...reportHandlers,
  ...shipmentHandlers,
  ...webhookHandlers,
} satisfies ErpHandlers<OperationId>;
