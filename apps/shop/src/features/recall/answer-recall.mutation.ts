import { operations } from '@yaoji/api-client';
import { type RecallAnswer, recallAnswerCodec, recallNoticeCodec } from '@yaoji/api-client/wire';
import { orderKeys } from '#features/order/order.queries.ts';
import { workbenchKey } from '#features/workbench/workbench.queries.ts';
import { fetchData } from '#shared/api/api.ts';
import { useChange } from '#shared/query/use-change.ts';
import { recallsKey } from './recall.queries.ts';

/** Reports how much of a recalled batch is left, and returns it (C271). */
export const useAnswerRecall = () =>
  useChange([recallsKey, workbenchKey, orderKeys.all], ({ id, answer }: { id: number; answer: RecallAnswer }) =>
    fetchData(
      operations.answerRecall,
      { params: { id }, body: recallAnswerCodec.write(answer) },
      { read: recallNoticeCodec.read },
    ),
  );
