import type { Schemas } from '@yaoji/api-client/desk';

/** Where a return stands, and who is to do what next. */
export const returnStatusName: Readonly<Record<Schemas['OrderReturn']['status'], string>> = {
  applied: '待审核',
  agreed: '待寄回',
  refused: '已拒绝',
  returning: '待退款',
  refunded: '已退款',
};
