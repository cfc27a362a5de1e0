import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { type RecallAnswer, recallAnswerCodec, recallNoticeCodec } from '@yaoji/api-client/wire';
import { orderKeys } from '#features/order/order.queries.ts';
import { workbenchKey } from '#features/workbench/workbench.queries.ts';
import { fetchData } from '#shared/api/api.ts';
import { recallsKey } from './recall.queries.ts';

/** Reports how much of a recalled batch is left, and returns it (C271). */
export function useAnswerRecall() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, answer }: { id: number; answer: RecallAnswer }) =>
      fetchData(
        operations.answerRecall,
        { params: { id }, body: recallAnswerCodec.write(answer) },
        { read: recallNoticeCodec.read },
      ),
    onSuccess: () =>
      Promise.all([recallsKey, workbenchKey, orderKeys.all].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
