import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { storeCopyCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

type Copy = { readonly lineIds: readonly number[]; readonly storeIds: readonly number[] };

/** Copies lines to linked stores, with a result for each (C014, K4). */
export const useCopyLines = () =>
  useMutation({
    mutationFn: ({ lineIds, storeIds }: Copy) =>
      fetchData(
        operations.copyCartLines,
        { body: { ids: [...lineIds], other_user_ids: [...storeIds] } },
        { read: (copies) => copies.map(storeCopyCodec.read) },
      ),
  });
