import { alipayProvider, type Provider, unionPayProvider, wechatProvider } from '@yaoji/payment-providers';
import type { Config } from '#config.ts';
import { minuteMs } from '#durations.ts';
import { type PaymentMethod, type ProviderMethod, providerMethods } from './payment.repository.ts';

/** Null if the method has no provider with an API, or none that is configured. */
export const providerOf = (config: Config, method: PaymentMethod): Provider | null => {
  if (method === 'alipay') return config.alipay && alipayProvider(config.alipay);
  if (method === 'wechat') return config.wechat && wechatProvider(config.wechat);
  if (method === 'unionpay') return config.unionpay && unionPayProvider(config.unionpay);
  return null;
};

export const isProvider = (method: PaymentMethod): method is ProviderMethod =>
  providerMethods.some((one) => one === method);

/** Why a method is unavailable; null if it is available. */
export const methodReason = (config: Config, method: 'sandbox' | ProviderMethod): string | null => {
  const isOpen = method === 'sandbox' ? config.sandboxCashier : config[method] !== null;
  return isOpen ? null : '未开通';
};

export const queryJob = 'payment-query';

/** The lifetime of a WeChat native payment code. */
const longestMs = 120 * minuteMs;

export const firstQueryAt = (now: Date) => new Date(now.getTime() + 2 * minuteMs);

/** Providers accept no money after the order's deadline, and no deadline under a minute. */
export const payableUntil = (until: Date, now: Date): Date =>
  new Date(Math.min(Math.max(until.getTime(), now.getTime() + minuteMs), now.getTime() + longestMs));
