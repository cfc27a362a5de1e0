import { getLogistics } from './get-logistics.ts';

export { logisticsCommands } from './logistics-commands.ts';

export const logisticsHandlers = { getLogistics };
