import { chooseForLine } from './choose-for-line.ts';
import { matchPurchaseList } from './match-purchase-list.ts';

export const purchaseListHandlers = { matchPurchaseList, chooseForLine };
