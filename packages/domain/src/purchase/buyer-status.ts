/** The states of an account: registering, awaiting review, accepted, refused. */
export type BuyerStatus = 'registering' | 'pending' | 'passed' | 'rejected';

/** The label of each status. */
export const buyerStatusNames: Readonly<Record<BuyerStatus, string>> = {
  registering: '注册中',
  pending: '待审核',
  passed: '已通过',
  rejected: '已拒绝',
};
