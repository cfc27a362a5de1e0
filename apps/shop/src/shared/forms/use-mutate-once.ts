import type { MutateOptions, UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/** Longer than the pause within a double click. */
const leaveMs = 600;

/**
 * Starts a mutation unless it is in flight (O1, S15): a second press may come before React has rendered the button as
 * busy, while `isPending` is still false. After success it waits for the next page, or for the dialog to close; after a
 * failure it can be retried at once.
 */
export function useMutateOnce<Data, Failure, Variables>({ mutate }: UseMutationResult<Data, Failure, Variables>) {
  const isRunning = useRef(false);
  const release = () => {
    isRunning.current = false;
  };
  return (variables: Variables, options: MutateOptions<Data, Failure, Variables> = {}) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(variables, {
      ...options,
      onSuccess: (...outcome) => {
        setTimeout(release, leaveMs);
        options.onSuccess?.(...outcome);
      },
      onError: (...outcome) => {
        release();
        options.onError?.(...outcome);
      },
    });
  };
}
