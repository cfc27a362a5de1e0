import { getWallet } from './get-wallet.ts';
import { listMoneyLog } from './list-money-log.ts';
import { listPointsLog } from './list-points-log.ts';
import { listRedPackets } from './list-red-packets.ts';
import { listVouchers } from './list-vouchers.ts';
import { repayCredit } from './repay-credit.ts';

export { adjustMoney, adjustPoints } from './adjust-wallet.ts';
export {
  restoreBenefits,
  spendRedPacket,
  spendVoucher,
  usableRedPackets,
  usableVouchers,
} from './benefit.repository.ts';
export { pointsLogPage } from './benefit-list.repository.ts';
export { toRedPacket, toVoucher } from './benefit-models.ts';
export { grantRedPacket, grantVoucher } from './grant-benefit.repository.ts';
export { grantBenefits, grantToEach } from './grant-to-each.ts';
export { loadWallet } from './load-wallet.ts';
export { moneyLogPage } from './money-log.repository.ts';
export { bookPoints } from './points.repository.ts';
export { repayDebts } from './repay-credit.ts';
export { bookMoney, findWallet, hasPaymentPassword } from './wallet.repository.ts';

export const walletHandlers = { getWallet, listMoneyLog, listRedPackets, listVouchers, listPointsLog, repayCredit };
