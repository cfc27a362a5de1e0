import type { OperationData, Schemas } from '@yaoji/api-client/desk';
import type { StatusTagProps } from '@yaoji/ui';

type Buyer = OperationData<'getBuyer'>;
type Tone = NonNullable<StatusTagProps['tone']>;

/** Labels of the states of buyers and of their documents. */
export const buyerStatus: Readonly<Record<Buyer['status'], { label: string; tone: Tone }>> = {
  registering: { label: '注册中', tone: 'neutral' },
  pending: { label: '待审核', tone: 'warning' },
  passed: { label: '已通过', tone: 'success' },
  rejected: { label: '已拒绝', tone: 'danger' },
};

const kinds: Readonly<Record<string, string>> = {
  pharmacy: '单体药店',
  chain: '连锁药店',
  clinic: '诊所',
  hospital: '医院',
  wholesaler: '批发企业',
};

export const businessName = (kind: string | null) => (kind === null ? '' : (kinds[kind] ?? kind));

export const moneyKindName: Readonly<Record<Schemas['MoneyEntry']['kind'], string>> = {
  recharge: '充值',
  payment: '订单支付',
  refund: '退款',
  cashback: '返现',
  adjustment: '调整',
};

export const pointsKindName: Readonly<Record<Schemas['PointsEntry']['kind'], string>> = {
  order: '下单获得',
  return: '退货扣回',
  exchange: '积分兑换',
  draw: '抽奖',
  adjustment: '调整',
};
