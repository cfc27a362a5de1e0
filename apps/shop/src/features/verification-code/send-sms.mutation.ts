import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OperationInput } from '@yaoji/api-client/contract';
import { api } from '#shared/api/api.ts';
import { captchaRequired, withCaptcha } from '#shared/api/with-captcha.ts';
import type { Recipient } from './use-code-ways.ts';

/** The purpose of a code. */
export type SmsScene = OperationInput<'sendSms'>['body']['scene'];

type SmsRequest = Recipient & { scene: SmsScene };

export const recipientText = (recipient: Recipient) => ('phone' in recipient ? recipient.phone : recipient.email);

type SmsResult =
  | { ok: true; waitSeconds: number }
  | { ok: false; problem: string | undefined; recipientProblem: string | undefined };

/** Sends a code to a phone or e-mail address (C103); needs a captcha after frequent requests. */
export const useSendSms = () =>
  useMutation({
    mutationFn: async (body: SmsRequest): Promise<SmsResult> => {
      const outcome = await withCaptcha(recipientText(body), (captcha) =>
        api.call(operations.sendSms, { body: { ...body, ...captcha } }, { handles: [captchaRequired] }),
      );
      if (outcome.ok) return { ok: true, waitSeconds: outcome.data.retry_after };
      const { code, message, errors } = outcome.error;
      const recipientProblem = (errors.phone ?? errors.email)?.[0];
      return { ok: false, problem: code === captchaRequired ? message : undefined, recipientProblem };
    },
  });
