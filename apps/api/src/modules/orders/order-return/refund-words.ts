import type { PaymentMethod } from '#modules/money/payment/index.ts';

/** The cause of a refund; for a superfluous payment, its stored reason. */
export const refundTitle = (reason: string, found: { isShort: boolean } | null): string => {
  if (found?.isShort) return '缺货退款';
  if (reason.startsWith('return:')) return '退货退款';
  return reason.startsWith('cancel:') ? '取消订单退款' : `${reason}，`;
};

/** Follows the amount until the money has moved. */
export const pendingWords = (method: PaymentMethod): string =>
  method === 'bank' ? '待银行转账退回，汇出后通知您' : '将原路退回';

type Done = { target: 'balance' | 'provider' | 'credit'; method: PaymentMethod; reference: string | null };

/** Follows the amount once the money has moved. */
export const doneWords = ({ target, method, reference }: Done): string => {
  if (target === 'balance') return '至余额';
  if (reference === null) return '原路退回';
  return `${method === 'bank' ? '由银行转账退回' : '由人工退回'}，流水号${reference}`;
};
