import type { Handler } from '#operation.ts';
import { loadContract } from './load-contract.ts';

export const getContract: Handler<'getContract'> = (_, { db, signedIn }) => loadContract(db, signedIn.buyerId);
