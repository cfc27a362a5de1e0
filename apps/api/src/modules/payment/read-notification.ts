import type { Executor } from '#db/database.ts';
import { notFound, Refusal } from '#errors/refusal.ts';
import { sandboxKeys } from './sandbox/keys.ts';
import { isRightlySigned } from './sandbox/signature.ts';

/** What a provider says about a payment, once its signature is proved. */
export type Notice = {
  provider: string;
  notificationId: string;
  paymentNo: string;
  tradeNo: string;
  isPaid: boolean;
  amount: string;
  payload: Record<string, string>;
};

/** Reads a provider's notification; what is not signed by the provider is refused and changes nothing. */
export const readNotification = async (
  db: Executor,
  provider: string,
  body: Record<string, unknown>,
): Promise<Notice> => {
  if (provider !== 'sandbox') throw notFound('未开通该支付方式');
  const payload = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
  const { publicKey } = await sandboxKeys(db);
  if (!isRightlySigned(payload, publicKey)) throw new Refusal('forbidden', '签名无效');
  return {
    provider,
    notificationId: payload.notify_id ?? '',
    paymentNo: payload.out_trade_no ?? '',
    tradeNo: payload.trade_no ?? '',
    isPaid: payload.trade_status === 'TRADE_SUCCESS',
    amount: payload.total_amount ?? '',
    payload,
  };
};
