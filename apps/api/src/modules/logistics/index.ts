import { getLogistics } from './get-logistics.ts';

export { logisticsCommands } from './logistics-commands.ts';
export { changeBatches } from './send-other-batches.ts';
export { shipOrder } from './ship-order.ts';

export const logisticsHandlers = { getLogistics };
