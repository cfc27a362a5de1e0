import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';

type Code = { code: string; ticket?: string | undefined; remember: boolean };

/** Verifies the second factor for ten minutes (C249), or completes a ticket's login (C252). */
export const useVerifyFactor = () =>
  useMutation({
    mutationFn: async ({ code, ticket, remember }: Code): Promise<void> => {
      if (ticket === undefined) await fetchData(operations.verifySecondFactor, { body: { code } });
      else await fetchData(operations.loginBySecondFactor, { body: { ticket, code, remember: remember ? 1 : 0 } });
    },
  });
