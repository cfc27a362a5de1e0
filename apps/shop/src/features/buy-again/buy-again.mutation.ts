import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { addedLinesCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

/** Puts lines of an old order into the cart again, with a result for each (C127). */
export const useBuyAgain = () =>
  useMutation({
    mutationFn: ({ orderId, lineIds }: { orderId: number; lineIds: readonly number[] }) =>
      fetchData(
        operations.buyAgain,
        { params: { id: orderId }, body: { line_ids: [...lineIds] } },
        { read: addedLinesCodec.read },
      ),
  });
