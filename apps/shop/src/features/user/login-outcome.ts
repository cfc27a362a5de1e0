import { type ApiError, errorCodes } from '@yaoji/api-client';
import { fieldProblems } from '#shared/errors/field-problems.ts';
import type { Problems } from '#shared/forms/use-problems.ts';

/** What proves an account; after failures a captcha is asked for. */
export type LoginForm = { username: string; password: string; captcha?: { id: string; text: string } | undefined };

/** Why an account was not proved. */
export type LoginRefusal = { captchaRequired: boolean; problems: Problems };

/** The code that forms with a captcha deal with themselves. */
export const captchaRequired: number = errorCodes.captchaRequired.code;

/** The fields of the proof as the server wants them. */
export const proofOf = ({ username, password, captcha }: LoginForm) => ({
  username,
  password,
  ...(captcha ? { captcha_id: captcha.id, captcha: captcha.text } : {}),
});

export const refusalOf = (error: ApiError): LoginRefusal => ({
  captchaRequired: error.code === captchaRequired,
  problems: fieldProblems(error),
});
