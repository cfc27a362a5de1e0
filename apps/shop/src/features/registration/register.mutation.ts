import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { Recipient } from '#features/verification-code/use-code-ways.ts';
import { fetchData } from '#shared/api/api.ts';
import { sessionMarker } from '#shared/session/session-marker.ts';

/** Opens an account and logs it in: registration step 1 (C104). */
export const useRegister = () =>
  useMutation({
    mutationFn: (form: Recipient & { code: string; password: string }) =>
      fetchData(operations.register, { body: { ...form, agree: 1 } }),
    onSuccess: sessionMarker.set,
  });
