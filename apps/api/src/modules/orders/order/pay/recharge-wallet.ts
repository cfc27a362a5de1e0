import { rechargeCodec } from '@yaoji/api-client/wire';
import { compareMoney } from '@yaoji/domain';
import { lockBuyer } from '#db/lock-buyer.ts';
import { hourMs } from '#durations.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import {
  askProvider,
  beginPayment,
  countPendingRecharges,
  methodReason,
  payingPlace,
} from '#modules/money/payment/index.ts';
import type { Handler } from '#operation.ts';

const least = '1.00';
const most = '50000.00';
const mostPending = 20;

/** Starts a recharge of the wallet; the provider's confirmation completes it. */
export const rechargeWallet: Handler<'rechargeWallet'> = async (
  { body: { amount, method } },
  { db, config, signedIn: { buyerId }, now, log },
) => {
  if (compareMoney(amount, least) < 0 || compareMoney(amount, most) > 0) {
    throw invalid({ amount: `充值金额须在${least}元至${most}元之间` });
  }
  const reason = methodReason(config, method);
  if (reason) throw invalid({ method: `该支付方式${reason}` });
  const payment = await db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    const pending = await countPendingRecharges(tx, buyerId, new Date(now.getTime() - hourMs));
    if (pending >= mostPending) throw new Refusal('rechargesExceeded', { retryAfterSeconds: hourMs / 1000 });
    const until = new Date(now.getTime() + 2 * hourMs);
    return beginPayment(tx, { rechargeBuyerId: buyerId, method, amount }, until, now);
  });
  const asked = await askProvider(db, config, payment, { subject: '药集余额充值', now, log });
  return rechargeCodec.write({
    paymentNo: asked.no,
    amount: asked.amount,
    status: asked.status,
    ...payingPlace(asked),
  });
};
