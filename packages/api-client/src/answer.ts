import type { FieldErrors } from './api-error.ts';
import { type ErrorKind, isSuccessCode, kindOfAnswer } from './error-catalogue.ts';

/** The content of an HTTP answer. */
export type Answer =
  | { ok: true; status: number; code: number; message: string; data: unknown }
  | { ok: false; kind: ErrorKind; status: number; code?: number; message: string; errors: FieldErrors; data: unknown };

/** Reads an answer's envelope. Success requires both the HTTP status and the code in the body. */
export function readEnvelope(status: number, body: unknown): Answer {
  const envelope = envelopeOf(body);
  if (!envelope)
    return { ok: false, kind: kindOfAnswer(undefined, status), status, message: '', errors: {}, data: null };
  const { code, message, data, errors } = envelope;
  if (isSuccessCode(code) && status >= 200 && status < 300) return { ok: true, status, code, message, data };
  const kind = kindOfAnswer(isSuccessCode(code) ? status : code, status);
  return { ok: false, kind, status, code, message, errors, data };
}

function envelopeOf(body: unknown): { code: number; message: string; data: unknown; errors: FieldErrors } | null {
  if (typeof body !== 'object' || body === null || !('code' in body) || typeof body.code !== 'number') return null;
  const { code, message, data, errors } = body as { code: number; message?: unknown; data?: unknown; errors?: unknown };
  return {
    code,
    message: typeof message === 'string' ? message : '',
    data: data ?? null,
    errors: fieldErrorsOf(errors),
  };
}

/** Some hosts send one message per field, others a list. */
function fieldErrorsOf(errors: unknown): FieldErrors {
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, [messages].flat().map(String)]));
}
