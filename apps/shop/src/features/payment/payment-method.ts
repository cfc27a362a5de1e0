import type { PaymentMethod } from '@yaoji/api-client/wire';

/** What each way to pay is called. */
export const paymentMethodName: Record<PaymentMethod, string> = {
  balance: '余额支付',
  sandbox: '模拟收银台',
  alipay: '支付宝',
  wechat: '微信支付',
  bank: '银行转账',
};
