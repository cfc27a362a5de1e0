import { placeStoreOrders } from './place-store-orders.ts';
import { listOrderStores, previewStoreOrder } from './preview-store-order.ts';

export const storeOrderHandlers = { listOrderStores, placeStoreOrders, previewStoreOrder };
