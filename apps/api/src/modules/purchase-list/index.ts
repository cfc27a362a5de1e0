import { matchPurchaseList } from './match-purchase-list.ts';

export const purchaseListHandlers = { matchPurchaseList };
