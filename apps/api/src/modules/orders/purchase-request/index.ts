import { askForOrder } from './ask-for-order.ts';
import { approveRequest, changeRequest, returnRequest } from './decide-request.ts';
import { listRequests } from './list-requests.ts';

export const purchaseRequestHandlers = { askForOrder, approveRequest, changeRequest, listRequests, returnRequest };
