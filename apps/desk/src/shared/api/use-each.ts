import { useMutation } from '@tanstack/react-query';
import type { Operation } from '@yaoji/api-client/desk';
import { useState } from 'react';
import { type CallInput, fetchData } from './api.ts';

/** Sends an operation for each of several records, one after the other; an error doesn't stop the others. */
export function useEach<Op extends Operation>(operation: Op) {
  /** By record: why it was refused, or null if it was not. */
  const [answers, setAnswers] = useState<ReadonlyMap<number, string | null>>(new Map());
  const { mutate, isPending } = useMutation({
    mutationFn: async (inputs: readonly (readonly [id: number, input: CallInput<Op['id']>])[]) => {
      for (const [id, input] of inputs) {
        const problem = await fetchData(operation, input).then(
          () => null,
          (error: Error) => error.message,
        );
        setAnswers((before) => new Map(before).set(id, problem));
      }
    },
  });
  return { answers, send: mutate, reset: () => setAnswers(new Map()), isPending };
}
