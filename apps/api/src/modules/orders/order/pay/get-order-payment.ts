import { paymentStateCodec } from '@yaoji/api-client/wire';
import { blockOf, loadCredit, summaryOf } from '#modules/money/credit/index.ts';
import { countingPayment, toPayment } from '#modules/money/payment/index.ts';
import { findWallet, hasPaymentPassword } from '#modules/money/wallet/index.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { findOrder } from '../order.repository.ts';
import { loadArrived } from './load-arrived.ts';
import { paymentOptions } from './payment-methods.ts';

export const getOrderPayment: Handler<'getOrderPayment'> = async (
  { params },
  { db, signedIn: { buyerId }, config, now },
) => {
  const order = await findOrder(db, buyerId, params.id);
  const { bank } = await readSettings(db, ['bank']);
  const payment = await countingPayment(db, order.id);
  const { balance } = await findWallet(db, buyerId);
  const credit = await loadCredit(db, buyerId);
  const summary = summaryOf(credit, now);
  const offersCredit = summary && { block: blockOf(credit, order.total, now) };
  const hasPassword = await hasPaymentPassword(db, buyerId);
  return paymentStateCodec.write({
    orderId: order.id,
    orderNo: order.no,
    orderStatus: order.status,
    total: order.total,
    payment: payment && toPayment(payment, order, bank),
    methods: paymentOptions({ order, balance, hasPassword, hasBank: bank !== null, credit: offersCredit, config }),
    balance,
    arrived: await loadArrived(db, order),
    credit: summary,
    walletAllowed: order.walletAllowed,
    hasPayPassword: hasPassword,
    expiresAt: order.status === 'pending' ? toSeconds(order.expiresAt) : null,
    timestamp: toSeconds(now),
  });
};
