import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';
import { useChange } from '#shared/query/use-change.ts';
import { storeKeys } from './store.queries.ts';

/** Lets a head office that requested it work as this account (C236). */
export const useConfirmStore = () =>
  useChange(
    [storeKeys.all],
    (officeId: number) => fetchData(operations.confirmStore, { params: { id: officeId } }),
    '已同意绑定',
  );
