import { useMutation } from '@tanstack/react-query';
import type { Operation } from '@yaoji/api-client/desk';
import { type CallInput, fetchData } from './api.ts';

/** Sends an operation, then refetches everything visible. */
export const useWrite = <Op extends Operation>(operation: Op) =>
  useMutation({ mutationFn: (input: CallInput<Op['id']>) => fetchData(operation, input) });
