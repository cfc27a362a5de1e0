import { closeAccount } from './close-account.ts';

export const accountDataHandlers = { closeAccount };
