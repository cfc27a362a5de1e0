import { useMutation } from '@tanstack/react-query';
import type { Operation } from '@yaoji/api-client/desk';
import { type CallInput, fetchData } from './api.ts';

/** Sends an operation; afterwards the client asks again for everything that is shown. */
export const useWrite = <Op extends Operation>(operation: Op) =>
  useMutation({ mutationFn: (input: CallInput<Op['id']>) => fetchData(operation, input) });
