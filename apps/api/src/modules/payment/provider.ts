import type { Config } from '#config.ts';
import { alipayProvider } from './alipay/alipay-provider.ts';
import type { PaymentMethod, PaymentRow } from './payment.repository.ts';
import { wechatProvider } from './wechat/wechat-provider.ts';

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

/** Where the buyer pays: a page to go to, or the text of a QR code. */
export type Place = { redirectUrl: string | null; qrCode: string | null };

export type Trade = { state: 'paid'; tradeNo: string; amount: string } | { state: 'pending' | 'closed' };

/** `pending`: it is under way, ask again. `failed`: it will never be paid back by itself. */
export type RefundState = { state: 'done' | 'pending' } | { state: 'failed'; reason: string };

export type RefundOrder = { no: string; amount: string; reason: string; payment: PaymentRow };

export type Asked = { subject: string; notifyUrl: string; returnUrl: string };

/** A notification as it arrived. */
export type SentNotice = {
  fields: Record<string, unknown>;
  header: (name: string) => string | undefined;
  body: string;
};

/** Somebody who takes money for the shop. What fails in a way that may pass throws. */
export type Provider = {
  start: (payment: PaymentRow, asked: Asked, now: Date) => Promise<Place>;
  query: (payment: PaymentRow, now: Date) => Promise<Trade>;
  /** The same number is paid back once, however often it is asked for. */
  refund: (refund: RefundOrder, now: Date) => Promise<RefundState>;
  /** Null where it is rightly signed and says nothing about a payment; what is not signed by the provider is refused. */
  readNotice: (sent: SentNotice, now: Date) => Promise<Notice | null>;
};

/** Null where the method has no provider that is asked over the network, or none that is set up. */
export const providerOf = (config: Config, method: PaymentMethod): Provider | null => {
  if (method === 'alipay') return config.alipay && alipayProvider(config.alipay);
  if (method === 'wechat') return config.wechat && wechatProvider(config.wechat);
  return null;
};

export const isProvider = (method: PaymentMethod) => method === 'alipay' || method === 'wechat';

/** Why a method cannot be taken at all; null if it can. */
export const methodReason = (config: Config, method: 'sandbox' | 'alipay' | 'wechat'): string | null => {
  const isOpen = method === 'sandbox' ? config.sandboxCashier : config[method] !== null;
  return isOpen ? null : '未开通';
};

export const queryJob = 'payment-query';

const minuteMs = 60_000;
/** As long as the code of a native payment of WeChat lives. */
const longestMs = 120 * minuteMs;

export const firstQueryAt = (now: Date) => new Date(now.getTime() + 2 * minuteMs);

/** No provider takes money after the order's time is over; none takes less than a minute either. */
export const payableUntil = (until: Date, now: Date): Date =>
  new Date(Math.min(Math.max(until.getTime(), now.getTime() + minuteMs), now.getTime() + longestMs));
