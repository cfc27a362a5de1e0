/** A way to pay an order. */
export type PaymentMethod = 'balance' | 'sandbox' | 'alipay' | 'wechat' | 'unionpay' | 'bank' | 'credit';

/** The label of each payment method. */
export const paymentMethodNames: Readonly<Record<PaymentMethod, string>> = {
  balance: '余额支付',
  sandbox: '模拟收银台',
  alipay: '支付宝',
  wechat: '微信支付',
  unionpay: '银联支付',
  bank: '银行转账',
  credit: '账期支付',
};
