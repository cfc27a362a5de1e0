import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OperationInput } from '@yaoji/api-client/contract';
import { api } from '#shared/api/api.ts';
import { captchaRequired, withCaptcha } from '#shared/api/with-captcha.ts';

/** The purpose of an SMS code. */
export type SmsScene = OperationInput<'sendSms'>['body']['scene'];

type SmsRequest = { phone: string; scene: SmsScene };

type SmsResult =
  | { ok: true; waitSeconds: number }
  | { ok: false; problem: string | undefined; phoneProblem: string | undefined };

/** Sends a code to a phone (C103); needs a captcha after frequent requests. */
export const useSendSms = () =>
  useMutation({
    mutationFn: async (body: SmsRequest): Promise<SmsResult> => {
      const outcome = await withCaptcha(body.phone, (captcha) =>
        api.call(operations.sendSms, { body: { ...body, ...captcha } }, { handles: [captchaRequired] }),
      );
      if (outcome.ok) return { ok: true, waitSeconds: outcome.data.retry_after };
      const { code, message, errors } = outcome.error;
      return { ok: false, problem: code === captchaRequired ? message : undefined, phoneProblem: errors.phone?.[0] };
    },
  });
