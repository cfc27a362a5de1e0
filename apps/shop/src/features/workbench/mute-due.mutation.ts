import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';
import { useChange } from '#shared/query/use-change.ts';
import { dueKey, workbenchKey } from './workbench.queries.ts';

/** Mutes reminders of products for some days, or permanently (C223). */
export const useMuteDue = () =>
  useChange([dueKey, workbenchKey], ({ goodsId, days }: { goodsId: number; days?: number }) =>
    fetchData(operations.muteDueGoods, { body: { goods_id: goodsId, ...(days ? { days } : {}) } }),
  );
