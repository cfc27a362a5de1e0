import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OperationInput } from '@yaoji/api-client/contract';
import { fetchData } from '#shared/api/api.ts';

/** Proves for ten minutes that the session's user is the account holder (C230). */
export const useProveSelf = () =>
  useMutation({
    mutationFn: (body: OperationInput<'proveSelf'>['body']) => fetchData(operations.proveSelf, { body }),
  });
