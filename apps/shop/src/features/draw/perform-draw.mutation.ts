import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newKey, operations } from '@yaoji/api-client';
import { drawResultCodec } from '@yaoji/api-client/wire';
import { useRef } from 'react';
import { fetchData } from '#shared/api/api.ts';
import { drawKeys } from './draw.queries.ts';

/** Draws (C007). After a lost answer the retry has the same key, and uses no second chance. */
export function usePerformDraw(id: number) {
  const client = useQueryClient();
  const key = useRef('');
  return useMutation({
    mutationFn: () => {
      key.current ||= newKey();
      return fetchData(
        operations.performDraw,
        { params: { id }, body: { idempotency_key: key.current } },
        { read: drawResultCodec.read },
      );
    },
    onSuccess: () => {
      key.current = '';
    },
    // Refetched when the outcome is shown: chances and records would tell it before.
    onSettled: () => client.invalidateQueries({ queryKey: drawKeys.all, refetchType: 'none' }),
  });
}
