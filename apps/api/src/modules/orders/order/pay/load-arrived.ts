import type { Order } from '@yaoji/api-client/wire';
import { addMoney, compareMoney, subtractMoney } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { transfersIntoBalance } from '#modules/money/payment/index.ts';
import { findWallet } from '#modules/money/wallet/index.ts';
import type { OrderRow } from '../order.repository.ts';

type Waiting = Pick<OrderRow, 'buyerId' | 'createdAt' | 'paidAt' | 'status' | 'total' | 'walletAllowed'>;

/** The transfers whose money waits in the balance for an unpaid order, and what it lacks; null without any. */
export const loadArrived = async (db: Executor, order: Waiting): Promise<Order['arrived']> => {
  if (order.status !== 'pending' || !order.walletAllowed) return null;
  const transfers = await transfersIntoBalance(db, order);
  if (transfers.length === 0) return null;
  const { balance } = await findWallet(db, order.buyerId);
  if (compareMoney(balance, 0) <= 0) return null;
  const lack = subtractMoney(order.total, balance);
  return {
    received: addMoney(...transfers.map(({ amount }) => amount)),
    balance,
    lack: compareMoney(lack, 0) > 0 ? lack : '0.00',
  };
};
