import type { Wallet } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { loadCredit, summaryOf } from '#modules/money/credit/index.ts';
import {
  countUnusedCoupons,
  findWallet,
  hasPaymentPassword,
  unusedRedPackets,
  unusedVouchers,
} from './wallet.repository.ts';

export const loadWallet = async (db: Executor, buyerId: number, now: Date): Promise<Wallet> => {
  const { balance, points } = await findWallet(db, buyerId);
  const redPackets = await unusedRedPackets(db, buyerId, now);
  const vouchers = await unusedVouchers(db, buyerId, now);
  return {
    balance,
    points,
    redPacketMoney: redPackets.money,
    redPacketCount: redPackets.count,
    voucherMoney: vouchers.money,
    voucherCount: vouchers.count,
    couponCount: await countUnusedCoupons(db, buyerId, now),
    credit: summaryOf(await loadCredit(db, buyerId), now),
    hasPayPassword: await hasPaymentPassword(db, buyerId),
  };
};
