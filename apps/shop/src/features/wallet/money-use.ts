import type { MoneyUse } from '@yaoji/api-client/wire';

export const moneyUseName: Record<MoneyUse, string> = {
  recharge: '充值',
  payment: '订单支付',
  refund: '退款',
  cashback: '返现',
  adjustment: '调整',
  repayment: '账期还款',
  rebate: '返利',
};

// The keys are exactly the uses.
export const moneyUses = Object.keys(moneyUseName) as MoneyUse[];

export const isMoneyUse = (text: string | null): text is MoneyUse => text !== null && Object.hasOwn(moneyUseName, text);
