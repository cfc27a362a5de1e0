import { exportAccount } from './export-account.ts';

export const accountExportHandlers = { exportAccount };
