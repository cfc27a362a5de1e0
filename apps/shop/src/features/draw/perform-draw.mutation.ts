import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { drawResultCodec } from '@yaoji/api-client/wire';
import { useRef } from 'react';
import { fetchData } from '#shared/api/api.ts';
import { newKey } from '#shared/random/new-key.ts';
import { drawKeys } from './draw.queries.ts';

/** Draws (C007). A draw whose answer was lost is asked for again with its key, and takes no second chance. */
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
    onSettled: () => client.invalidateQueries({ queryKey: drawKeys.all }),
  });
}
