import type { OrderReturn, ReturnStatus } from '@yaoji/api-client/wire';

export const returnStatusName: Record<ReturnStatus, string> = {
  applied: '申请中',
  agreed: '已同意',
  refused: '已拒绝',
  returning: '待退款',
  refunded: '已退款',
};

export const refundTargetName: Record<OrderReturn['refundTo'], string> = {
  balance: '退至账户余额',
  provider: '按原支付方式退回',
  bank: '由银行转账退回',
  credit: '冲减账期欠款，已还部分退至账户余额',
};
