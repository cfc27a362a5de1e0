import type { FieldErrors } from './api-error.ts';
import { type ErrorKind, isSuccessCode, kindOfAnswer } from './error-catalogue.ts';

/** What an HTTP answer says, once read. */
export type Answer =
  | { ok: true; status: number; code: number; message: string; data: unknown }
  | { ok: false; kind: ErrorKind; status: number; code?: number; message: string; errors: FieldErrors; data: unknown };

/** Reads the envelope of an answer. A success needs both the HTTP status and the code in the body to say so. */
export function readEnvelope(status: number, text: string): Answer {
  const body = envelopeOf(text);
  if (!body) return { ok: false, kind: kindOfAnswer(undefined, status), status, message: '', errors: {}, data: null };
  const { code, message, data } = body;
  if (isSuccessCode(code) && status >= 200 && status < 300) return { ok: true, status, code, message, data };
  const kind = kindOfAnswer(isSuccessCode(code) ? status : code, status);
  return { ok: false, kind, status, code, message, errors: body.errors, data };
}

function envelopeOf(text: string): { code: number; message: string; data: unknown; errors: FieldErrors } | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof body !== 'object' || body === null || !('code' in body) || typeof body.code !== 'number') return null;
  const { code, message, data, errors } = body as { code: number; message?: unknown; data?: unknown; errors?: unknown };
  return {
    code,
    message: typeof message === 'string' ? message : '',
    data: data ?? null,
    errors: fieldErrorsOf(errors),
  };
}

/** Hosts differ in whether a field has one message or a list of them. */
function fieldErrorsOf(errors: unknown): FieldErrors {
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, [messages].flat().map(String)]));
}
