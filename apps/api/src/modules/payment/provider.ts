import { alipayProvider, type Provider, wechatProvider } from '@yaoji/payment-providers';
import type { Config } from '#config.ts';
import { minuteMs } from '#durations.ts';
import type { PaymentMethod } from './payment.repository.ts';

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

/** As long as the code of a native payment of WeChat lives. */
const longestMs = 120 * minuteMs;

export const firstQueryAt = (now: Date) => new Date(now.getTime() + 2 * minuteMs);

/** No provider takes money after the order's time is over; none takes less than a minute either. */
export const payableUntil = (until: Date, now: Date): Date =>
  new Date(Math.min(Math.max(until.getTime(), now.getTime() + minuteMs), now.getTime() + longestMs));
