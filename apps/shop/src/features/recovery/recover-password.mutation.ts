import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { Recipient } from '#features/verification-code/use-code-ways.ts';
import { api, fetchData } from '#shared/api/api.ts';
import { fieldProblems } from '#shared/errors/field-problems.ts';
import type { Problems } from '#shared/forms/use-problems.ts';

type VerifyResult = { ok: true; token: string } | { ok: false; problems: Problems };

/** Verifies the phone or e-mail address of a forgotten password, and returns a single-use token for setting a new one (C108). */
export const useVerifyForgotten = () =>
  useMutation({
    mutationFn: async (body: Recipient & { code: string }): Promise<VerifyResult> => {
      const outcome = await api.call(operations.verifyForgotten, { body });
      return outcome.ok
        ? { ok: true, token: outcome.data.token }
        : { ok: false, problems: fieldProblems(outcome.error) };
    },
  });

/** Verifies the account's previous phone or e-mail address, and reverts the changes (C234). */
export const useRestoreAccount = () =>
  useMutation({
    mutationFn: async (body: Recipient & { code: string }): Promise<VerifyResult> => {
      const outcome = await api.call(operations.restoreAccount, { body });
      return outcome.ok
        ? { ok: true, token: outcome.data.token }
        : { ok: false, problems: fieldProblems(outcome.error) };
    },
  });

/** Sets a new password, and ends every other session (C109). */
export const useResetForgotten = () =>
  useMutation({
    mutationFn: (body: { token: string; password: string }) => fetchData(operations.resetForgotten, { body }),
  });
