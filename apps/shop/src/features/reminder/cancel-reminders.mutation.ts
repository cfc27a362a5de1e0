import { operations } from '@yaoji/api-client';
import { workbenchKey } from '#features/workbench/workbench.queries.ts';
import { fetchData } from '#shared/api/api.ts';
import { useChange } from '#shared/query/use-change.ts';
import { remindersKey } from './reminder.queries.ts';

/** Cancels reminders of products (C262). */
export const useCancelReminders = () =>
  useChange([remindersKey, workbenchKey], (ids: readonly number[]) =>
    fetchData(operations.cancelGoodsReminders, { body: { goods_ids: [...ids] } }),
  );
