import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { Recipient } from '#features/verification-code/use-code-ways.ts';
import { api } from '#shared/api/api.ts';
import { fieldProblems } from '#shared/errors/field-problems.ts';
import type { Problems } from '#shared/forms/use-problems.ts';
import { sessionMarker } from '#shared/session/session-marker.ts';
import { completeLogin } from './complete-login.ts';

type SmsLoginResult = { ok: true; isPassed: boolean } | { ok: false; problems: Problems };

/** Logs in by a code sent to the phone or e-mail address (C101). */
export const useLoginBySms = () =>
  useMutation({
    mutationFn: async (body: Recipient & { code: string }): Promise<SmsLoginResult> => {
      const outcome = await completeLogin(await api.call(operations.loginBySms, { body }));
      if (!outcome.ok) return { ok: false, problems: fieldProblems(outcome.error) };
      sessionMarker.set();
      return { ok: true, isPassed: outcome.data.is_passed === 1 };
    },
  });
