import type { Demand } from '@yaoji/api-client/wire';

export const demandStatusName: Record<Demand['status'], string> = {
  pending: '待处理',
  answered: '已回复',
  closed: '已关闭',
};

export const demandStatusTone = { pending: 'warning', answered: 'success', closed: 'neutral' } as const;
