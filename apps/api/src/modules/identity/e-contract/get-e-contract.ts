import type { Handler } from '#operation.ts';
import { loadEContract } from './load-e-contract.ts';

export const getContract: Handler<'getContract'> = (_, { db, signedIn }) => loadEContract(db, signedIn.buyerId);
