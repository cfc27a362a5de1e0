import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OperationInput } from '@yaoji/api-client/contract';
import { fetchData } from '#shared/api/api.ts';

/** Verifies for ten minutes that the session's user is the account holder (C230). */
export const useVerifyIdentity = () =>
  useMutation({
    mutationFn: (body: OperationInput<'verifyIdentity'>['body']) => fetchData(operations.verifyIdentity, { body }),
  });
