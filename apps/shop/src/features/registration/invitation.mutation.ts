import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OperationInput } from '@yaoji/api-client/contract';
import { fetchData } from '#shared/api/api.ts';

/** Reads what an operator's code allows (C289). */
export const useReadInvitation = () =>
  useMutation({ mutationFn: (code: string) => fetchData(operations.readInvitation, { body: { code } }) });

/** Sets username and password by an operator's code (C290). */
export const useAcceptInvitation = () =>
  useMutation({
    mutationFn: (body: OperationInput<'acceptInvitation'>['body']) => fetchData(operations.acceptInvitation, { body }),
  });
