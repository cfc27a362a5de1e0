import type { Schemas } from '@yaoji/api-client/desk';

/** Labels of a return's status, and whose turn is next. */
export const returnStatusName: Readonly<Record<Schemas['OrderReturn']['status'], string>> = {
  applied: '待审核',
  agreed: '待寄回',
  refused: '已拒绝',
  returning: '待退款',
  refunded: '已退款',
};
