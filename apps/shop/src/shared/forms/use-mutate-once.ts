import type { MutateOptions, UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Starts a mutation unless it runs (O1, S15): a second press may come before the first one has been drawn as busy, and
 * `isPending` still says what was drawn last.
 */
export function useMutateOnce<Data, Failure, Variables>({ mutate }: UseMutationResult<Data, Failure, Variables>) {
  const isRunning = useRef(false);
  return (variables: Variables, options: MutateOptions<Data, Failure, Variables> = {}) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(variables, {
      ...options,
      onSettled: (...outcome) => {
        isRunning.current = false;
        options.onSettled?.(...outcome);
      },
    });
  };
}
