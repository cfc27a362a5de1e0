import { href } from '@yaoji/routes';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { type PaymentRow, updatePayment } from './payment.repository.ts';
import { providerOf } from './provider.ts';

type Request = { subject: string; now: Date; log: FastifyBaseLogger };

/** The page that a buyer returns to after payment. */
export const returnPath = ({ orderId }: Pick<PaymentRow, 'orderId'>): string =>
  orderId === null ? href('wallet_balance') : href('cart_step3', { id: orderId }, { back: 1 });

/** Opens a payment at the provider, once; stores it on success. Runs outside any transaction. */
export const askProvider = async (
  db: Db,
  config: Config,
  payment: PaymentRow,
  { subject, now, log }: Request,
): Promise<PaymentRow> => {
  const provider = providerOf(config, payment.method);
  if (!provider || payment.status !== 'pending' || payment.redirectUrl || payment.qrCode) return payment;
  const site = config.publicUrl ?? '';
  const asked = {
    subject,
    notifyUrl: `${site}/api/payment/notify/${payment.method}`,
    returnUrl: site + returnPath(payment),
  };
  try {
    const place = await provider.start(payment, asked, now);
    await updatePayment(db, payment.id, place);
    return { ...payment, ...place };
  } catch (error) {
    log.error({ err: error, payment: payment.no, method: payment.method }, 'A provider did not open a payment.');
    throw new Refusal('providerUnavailable');
  }
};
