import { notFound, Refusal } from '#errors/refusal.ts';
import type { Context } from '#operation.ts';
import { type Notice, providerOf } from './provider.ts';
import { sandboxKeys } from './sandbox/keys.ts';
import { isRightlySigned } from './sandbox/signature.ts';

type Provider = 'sandbox' | 'alipay' | 'wechat';

/**
 * Reads a provider's notification; what is not signed by the provider is refused and changes nothing. Null where it is
 * about no payment.
 */
export const readNotification = async (
  { db, config, sent, now }: Context,
  provider: Provider,
  fields: Record<string, unknown>,
): Promise<Notice | null> => {
  if (provider === 'sandbox') {
    if (!config.sandboxCashier) throw notFound('未开通该支付方式');
    return readSandbox(fields, (await sandboxKeys(db)).publicKey);
  }
  const real = providerOf(config, provider);
  if (!real) throw notFound('未开通该支付方式');
  return real.readNotice({ ...sent, fields }, now);
};

const readSandbox = (fields: Record<string, unknown>, publicKey: string): Notice => {
  const payload = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  if (!isRightlySigned(payload, publicKey)) throw new Refusal('forbidden', '签名无效');
  return {
    provider: 'sandbox',
    notificationId: payload.notify_id ?? '',
    paymentNo: payload.out_trade_no ?? '',
    tradeNo: payload.trade_no ?? '',
    isPaid: payload.trade_status === 'TRADE_SUCCESS',
    amount: payload.total_amount ?? '',
    payload,
  };
};
