import type { AfterSalesKind, AfterSalesStatus } from '@yaoji/api-client/wire';

/** What each kind of problem is called. */
export const afterSalesKindName: Record<AfterSalesKind, string> = {
  quality: '质量问题',
  shortage: '少发错发',
  papers: '资料问题',
  invoice: '发票问题',
  delivery: '物流问题',
  other: '其他问题',
};

/** What each status is called. */
export const afterSalesStatusName: Record<AfterSalesStatus, string> = {
  pending: '待处理',
  working: '处理中',
  solved: '已解决',
};
