import type { MutateOptions, UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/** Longer than between the two presses of a double click. */
const leaveMs = 600;

/**
 * Starts a mutation unless it runs (O1, S15): a second press may come before the first one has been drawn as busy, and
 * `isPending` still says what was drawn last. Nor is it started again while what success leads to is on its way, a page
 * or the end of a dialog; what went wrong can be tried again at once.
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
