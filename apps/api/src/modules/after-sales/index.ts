import { getAfterSales } from './get-after-sales.ts';
import { requestAfterSales } from './request-after-sales.ts';

export { afterSalesCommands } from './after-sales-commands.ts';

export const afterSalesHandlers = { getAfterSales, requestAfterSales };
