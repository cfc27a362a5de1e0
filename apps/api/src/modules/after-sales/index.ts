import { getAfterSales } from './get-after-sales.ts';
import { openAfterSales, readDescribed, requestAfterSales } from './request-after-sales.ts';

export { findRequest, requestsIn, talkOf } from './after-sales.repository.ts';
export { afterSalesCommands } from './after-sales-commands.ts';
export { answerAfterSales, solveAfterSales } from './answer-after-sales.ts';

export { openAfterSales, readDescribed };

export const afterSalesHandlers = { getAfterSales, requestAfterSales };
