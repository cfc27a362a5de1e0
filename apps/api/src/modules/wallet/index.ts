import { getWallet } from './get-wallet.ts';

export { loadWallet } from './load-wallet.ts';
export { type Booking, bookMoney, findWallet } from './wallet.repository.ts';

export const walletHandlers = { getWallet };
