import type { Demand } from '@yaoji/api-client/wire';

/** What each state is called. */
export const demandStatusName: Record<Demand['status'], string> = {
  pending: '待处理',
  answered: '已回复',
  closed: '已关闭',
};

/** How each state looks. */
export const demandStatusTone = { pending: 'warning', answered: 'success', closed: 'neutral' } as const;
