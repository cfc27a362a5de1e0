import { getWallet } from './get-wallet.ts';

export {
  giveBackBenefits,
  spendRedPacket,
  spendVoucher,
  usableRedPackets,
  usableVouchers,
} from './benefit.repository.ts';
export { toRedPacket, toVoucher } from './benefit-models.ts';
export { loadWallet } from './load-wallet.ts';
export { provePaymentPassword } from './payment-password.ts';
export { bookMoney, findWallet, hasPaymentPassword } from './wallet.repository.ts';

export const walletHandlers = { getWallet };
