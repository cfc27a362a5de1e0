import { ApiError } from '@yaoji/api-client';
import { captchaRequired } from '#shared/api/with-captcha.ts';
import { fieldProblems } from '#shared/errors/field-problems.ts';
import type { Problems } from '#shared/forms/use-problems.ts';

export type LoginForm = { username: string; password: string };

/** Why a login was refused, by field. */
export const refusalOf = (error: Error): Problems =>
  error instanceof ApiError && error.code === captchaRequired ? { password: error.message } : fieldProblems(error);
