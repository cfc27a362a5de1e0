import { getAfterSales } from './get-after-sales.ts';
import { openAfterSales, readDescribed, requestAfterSales } from './request-after-sales.ts';

export { findRequest, talkOf, waitingRequests } from './after-sales.repository.ts';
export { answerAfterSales, solveAfterSales } from './answer-after-sales.ts';

export { openAfterSales, readDescribed };

export const afterSalesHandlers = { getAfterSales, requestAfterSales };
