import { isRightlySigned, type Notice, WrongSignatureError } from '@yaoji/payment-providers';
import { Refusal } from '#errors/refusal.ts';
import type { Context } from '#operation.ts';
import type { ProviderMethod } from './payment.repository.ts';
import { providerOf } from './provider.ts';
import { sandboxKeys } from './sandbox/keys.ts';

type Provider = 'sandbox' | ProviderMethod;

/** Reads a provider's notification; refuses one that the provider did not sign. Null if it is not about a payment. */
export const readNotification = async (
  { db, config, sent, now }: Context,
  provider: Provider,
  fields: Record<string, unknown>,
): Promise<Notice | null> => {
  if (provider === 'sandbox') {
    if (!config.sandboxCashier) throw new Refusal('paymentMethodOff');
    refuseNested(provider, fields);
    return readSandbox(fields, (await sandboxKeys(db)).publicKey);
  }
  refuseNested(provider, fields);
  const real = providerOf(config, provider);
  if (!real) throw new Refusal('paymentMethodOff');
  return real.readNotice({ ...sent, fields }, now).catch((error) => {
    throw error instanceof WrongSignatureError ? wrongSignature() : error;
  });
};

const wrongSignature = () => new Refusal('signatureWrong');

/** A signed form is flat: its fields are texts. WeChat's body is JSON, and signed as it came. */
const refuseNested = (provider: Provider, fields: Record<string, unknown>) => {
  const isNested = Object.values(fields).some((value) => typeof value === 'object');
  if (provider !== 'wechat' && isNested) throw wrongSignature();
};

const readSandbox = (fields: Record<string, unknown>, publicKey: string): Notice => {
  const payload = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  if (!isRightlySigned(payload, publicKey)) throw wrongSignature();
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
