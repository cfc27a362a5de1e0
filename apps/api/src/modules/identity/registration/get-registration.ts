import type { Handler } from '#operation.ts';
import { loadRegistration } from './registration-model.ts';

export const getRegistration: Handler<'getRegistration'> = (_, { db, now, signedIn }) =>
  loadRegistration(db, signedIn.buyerId, now);
