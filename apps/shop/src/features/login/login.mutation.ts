import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { api } from '#shared/api/api.ts';
import { captchaRequired, withCaptcha } from '#shared/api/with-captcha.ts';
import type { Problems } from '#shared/forms/use-problems.ts';
import { sessionMarker } from '#shared/session/session-marker.ts';
import { completeLogin } from './complete-login.ts';
import { type LoginForm, refusalOf } from './login-outcome.ts';

type LoginResult = { ok: true; isPassed: boolean } | { ok: false; refusal: Problems };

/** Logs in by password (C100); needs a captcha after three failures. */
export const useLogin = () =>
  useMutation({
    mutationFn: async (form: LoginForm): Promise<LoginResult> => {
      const tried = await withCaptcha(form.username, (captcha) =>
        api.call(operations.login, { body: { ...form, ...captcha } }, { handles: [captchaRequired] }),
      );
      const outcome = await completeLogin(tried);
      if (!outcome.ok) return { ok: false, refusal: refusalOf(outcome.error) };
      sessionMarker.set();
      return { ok: true, isPassed: outcome.data.is_passed === 1 };
    },
  });
