import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { toast } from '@yaoji/ui';
import { recipientText } from '#features/verification-code/send-sms.mutation.ts';
import type { Recipient } from '#features/verification-code/use-code-ways.ts';
import { api } from '#shared/api/api.ts';
import { captchaRequired, withCaptcha } from '#shared/api/with-captcha.ts';
import type { Problems } from '#shared/forms/use-problems.ts';
import { sessionMarker } from '#shared/session/session-marker.ts';
import { completeLogin } from './complete-login.ts';
import { type LoginForm, refusalOf } from './login-outcome.ts';

type BindForm = { ticket: string; credentials: LoginForm | (Recipient & { code: string }) };
type BindResult = { ok: true; isPassed: boolean } | { ok: false; refusal: Problems };

/** Binds a scanned WeChat to a verified account, or to a new one with a verified phone or e-mail address, and logs it in (C111). */
export const useBindWechat = () =>
  useMutation({
    mutationFn: async ({ ticket, credentials }: BindForm): Promise<BindResult> => {
      const account = 'username' in credentials ? credentials.username : recipientText(credentials);
      const tried = await withCaptcha(account, (captcha) =>
        api.call(
          operations.bindWechat,
          { body: { ticket, ...credentials, ...captcha } },
          { handles: [captchaRequired] },
        ),
      );
      const outcome = await completeLogin(tried);
      if (outcome.ok && !tried.ok) toast.info('已登录。请在“基础信息”中绑定微信');
      if (!outcome.ok) return { ok: false, refusal: refusalOf(outcome.error) };
      sessionMarker.set();
      return { ok: true, isPassed: outcome.data.is_passed === 1 };
    },
  });
