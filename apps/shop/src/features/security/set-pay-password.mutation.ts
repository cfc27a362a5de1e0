import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OperationInput } from '@yaoji/api-client/contract';
import { fetchData } from '#shared/api/api.ts';

/** Sets the payment password, verified by a code to the account's phone (C197). */
export const useSetPayPassword = () =>
  useMutation({
    mutationFn: (body: OperationInput<'setPayPassword'>['body']) => fetchData(operations.setPayPassword, { body }),
  });
