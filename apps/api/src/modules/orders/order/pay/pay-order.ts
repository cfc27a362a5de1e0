import { type Payment, paymentCodec } from '@yaoji/api-client/wire';
import { isPaid } from '@yaoji/domain';
import type { Db } from '#db/database.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { requireFactorToPay } from '#modules/identity/auth/index.ts';
import {
  askProvider,
  countingPayment,
  type PaymentMethod,
  type PaymentRow,
  toPayment,
} from '#modules/money/payment/index.ts';
import { findWallet, hasPaymentPassword } from '#modules/money/wallet/index.ts';
import { readSettings, type Settings } from '#modules/platform/setting/index.ts';
import { Answer, type BuyerContext, type Handler } from '#operation.ts';
import { toSecondsOrNull } from '#wire-values.ts';
import { findOrder, type OrderRow } from '../order.repository.ts';
import { payFromBalance } from './pay-from-balance.ts';
import { payOnAccount } from './pay-on-account.ts';
import { paymentOptions } from './payment-methods.ts';
import { startPayment } from './start-payment.ts';

export const payOrder: Handler<'payOrder'> = async ({ params, body }, context) => {
  const { db, signedIn, config, now, log } = context;
  const order = await findOrder(db, signedIn.buyerId, params.id);
  const { bank } = await readSettings(db, ['bank']);
  if (isPaid(order)) return new Answer(await answer(db, order, null, bank), '订单已付款');
  if (order.status === 'cancelled') throw new Refusal('orderCancelled');
  // A transfer is only announced here: the bank checks who pays.
  if (body.method !== 'bank') await requireFactorToPay(context, order.total);

  if (body.method === 'balance') {
    if (!(await hasPaymentPassword(db, order.buyerId))) throw new Refusal('payPasswordMissing');
    if (!body.pay_password) throw invalid({ pay_password: '请输入6位支付密码' });
    const payment = await payFromBalance(db, order, body.pay_password, now);
    return new Answer(await answer(db, order, payment, bank), '支付成功');
  }
  if (body.method === 'credit') {
    const payment = await payOnAccount(db, order, now);
    return new Answer(await answer(db, order, payment, bank), '已用账期支付');
  }
  await refuseUnavailable(context, order, body.method, bank);
  const payment = await startPayment(db, order, body.method, now);
  const asked = await askProvider(db, config, payment, { subject: `药集订单${order.no}`, now, log });
  return answer(db, order, asked, bank);
};

const refuseUnavailable = async (
  { db, config }: BuyerContext,
  order: OrderRow,
  method: PaymentMethod,
  bank: Settings['bank'],
) => {
  const { balance } = await findWallet(db, order.buyerId);
  const options = paymentOptions({ order, balance, hasPassword: true, hasBank: bank !== null, credit: null, config });
  const found = options.find((option) => option.method === method);
  if (!found?.isAvailable) throw invalid({ method: `${found?.name ?? method}${found?.reason ?? '不可用'}` });
};

/** The payment made or started; for an order already paid, the one that paid it. */
const answer = async (db: Db, order: OrderRow, payment: PaymentRow | null, bank: Settings['bank']) => {
  const row = payment ?? (await countingPayment(db, order.id));
  const model: Payment = row ? toPayment(row, order, bank) : nothingToPay(order);
  return paymentCodec.write(model);
};

/** An order of 0.00 counts as paid, without a payment. */
const nothingToPay = (order: OrderRow): Payment => ({
  paymentNo: order.no,
  orderId: order.id,
  method: 'balance',
  status: 'paid',
  amount: order.total,
  redirectUrl: null,
  qrCode: null,
  bankAccount: null,
  paidAt: toSecondsOrNull(order.paidAt),
});
