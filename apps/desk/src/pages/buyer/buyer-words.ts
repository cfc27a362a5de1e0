import type { OperationData, Schemas } from '@yaoji/api-client/desk';
import { businessKindNames, buyerStatusNames } from '@yaoji/domain';
import type { StatusTagProps } from '@yaoji/ui';

type Buyer = OperationData<'getBuyer'>;
type Tone = NonNullable<StatusTagProps['tone']>;

/** Labels of the states of buyers and of their documents. */
export const buyerStatus: Readonly<Record<Buyer['status'], { label: string; tone: Tone }>> = {
  registering: { label: buyerStatusNames.registering, tone: 'neutral' },
  pending: { label: buyerStatusNames.pending, tone: 'warning' },
  passed: { label: buyerStatusNames.passed, tone: 'success' },
  rejected: { label: buyerStatusNames.rejected, tone: 'danger' },
};

const kinds: Readonly<Record<string, string>> = businessKindNames;

export const businessName = (kind: string | null) => (kind === null ? '' : (kinds[kind] ?? kind));

export const moneyKindName: Readonly<Record<Schemas['MoneyEntry']['kind'], string>> = {
  recharge: '充值',
  payment: '订单支付',
  refund: '退款',
  cashback: '返现',
  adjustment: '调整',
  repayment: '账期还款',
  rebate: '返利',
};

export const pointsKindName: Readonly<Record<Schemas['PointsEntry']['kind'], string>> = {
  order: '下单获得',
  return: '退货扣回',
  exchange: '积分兑换',
  draw: '抽奖',
  adjustment: '调整',
};
