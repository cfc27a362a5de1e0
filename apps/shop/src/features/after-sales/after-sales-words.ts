import type { AfterSalesStatus } from '@yaoji/api-client/wire';

export const afterSalesStatusName: Record<AfterSalesStatus, string> = {
  pending: '待处理',
  working: '处理中',
  solved: '已解决',
};
