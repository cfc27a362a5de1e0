import type { OperationData } from '@yaoji/api-client/desk';
import { type OrderStatus, orderStatusNames, partlyShippedName } from '@yaoji/domain';
import { formatMoney, type StatusTagProps } from '@yaoji/ui';

type Order = OperationData<'getOrder'>;

export const statusTone: Readonly<Record<Order['status'], NonNullable<StatusTagProps['tone']>>> = {
  pending: 'neutral',
  paid: 'warning',
  shipped: 'brand',
  done: 'success',
  cancelled: 'neutral',
};

/** The label of an order's status. */
export const statusName = ({ status, isPartlyShipped }: { status: OrderStatus; isPartlyShipped: 0 | 1 }) =>
  isPartlyShipped === 1 ? partlyShippedName : orderStatusNames[status];

export const eventName: Readonly<Record<Order['events'][number]['kind'], string>> = {
  placed: '提交订单',
  paid: '支付成功',
  shipped: '仓库发货',
  done: '确认收货',
  cancelled: '已取消',
  expired: '超时未付款，已取消',
  refunding: '待退款',
  refunded: '已退款',
};

export const parcelStatusName: Readonly<Record<Order['parcels'][number]['status'], string>> = {
  shipped: '已发出',
  moving: '运输中',
  delivering: '派送中',
  signed: '已签收',
  problem: '异常',
};

export const slipStatusName: Readonly<Record<NonNullable<Order['slip']>['status'], string>> = {
  pending: '待核对',
  accepted: '已到账',
  rejected: '已退回',
};

export const invoiceKindName: Readonly<Record<Order['invoiceKind'], string>> = {
  none: '不开发票',
  normal: '普通发票',
  special: '专用发票',
};

/** Open amount of an order on account, with its due day. */
export const debtText = ({ open, dueOn, isOverdue }: NonNullable<Order['debt']>) =>
  `${formatMoney(open)}，${isOverdue ? '已逾期' : `${dueOn}到期`}`;

/** How money of an order goes back. */
export const refundWay = (method: Order['paymentMethod']) => {
  if (method === 'bank') return '转入待退款，由财务汇出';
  return method === 'credit' ? '先冲减账期欠款，已还的部分退至余额' : '原路退回';
};
