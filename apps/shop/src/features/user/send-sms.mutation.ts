import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OperationInput } from '@yaoji/api-client/contract';
import { api } from '#shared/api/api.ts';
import { captchaRequired } from './login-outcome.ts';

/** What a code by SMS is for. */
export type SmsScene = OperationInput<'sendSms'>['body']['scene'];

type SmsRequest = { phone: string; scene: SmsScene; captcha?: { id: string; text: string } | undefined };

/** What came of asking for a code. */
type SmsResult =
  | { ok: true; waitSeconds: number }
  | { ok: false; captchaRequired: boolean; message: string; phoneProblem: string | undefined };

/** Has a code sent to a phone (C103). Whoever asks often is shown a captcha. */
export const useSendSms = () =>
  useMutation({
    mutationFn: async ({ phone, scene, captcha }: SmsRequest): Promise<SmsResult> => {
      const body = { phone, scene, ...(captcha ? { captcha_id: captcha.id, captcha: captcha.text } : {}) };
      const outcome = await api.call(operations.sendSms, { body }, { handles: [captchaRequired] });
      if (outcome.ok) return { ok: true, waitSeconds: outcome.data.retry_after };
      const { code, message, errors } = outcome.error;
      return { ok: false, captchaRequired: code === captchaRequired, message, phoneProblem: errors.phone?.[0] };
    },
  });
