import { walletCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { loadWallet } from './load-wallet.ts';

export const getWallet: Handler<'getWallet'> = async (_, { db, signedIn, now }) =>
  walletCodec.write(await loadWallet(db, signedIn.buyerId, now));
