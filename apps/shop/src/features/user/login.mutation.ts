import { useMutation } from '@tanstack/react-query';
import { errorCodes, operations } from '@yaoji/api-client';
import { api } from '#shared/api/api.ts';
import { sessionMarker } from '#shared/session/session-marker.ts';

export type LoginForm = { username: string; password: string; captcha?: { id: string; text: string } | undefined };

/** What came of a try to log in. */
export type LoginResult =
  | { ok: true }
  | { ok: false; captchaRequired: boolean; errors: Record<'username' | 'password' | 'captcha', string | undefined> };

const captchaRequired = errorCodes.captchaRequired.code;

/** Logs in by password (C100). After three failures the server asks for a captcha. */
export const useLogin = () =>
  useMutation({
    mutationFn: async ({ username, password, captcha }: LoginForm): Promise<LoginResult> => {
      const body = { username, password, ...(captcha ? { captcha_id: captcha.id, captcha: captcha.text } : {}) };
      const outcome = await api.call(operations.login, { body }, { handles: [captchaRequired] });
      if (outcome.ok) {
        sessionMarker.set();
        return { ok: true };
      }
      const { code, errors } = outcome.error;
      const first = (field: string) => errors[field]?.[0];
      return {
        ok: false,
        captchaRequired: code === captchaRequired,
        errors: { username: first('username'), password: first('password'), captcha: first('captcha') },
      };
    },
  });
