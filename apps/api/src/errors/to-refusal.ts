import { Refusal } from './refusal.ts';

const codes = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_REQ_FILE_TOO_LARGE: 'fileTooLarge',
  FST_PARTS_LIMIT: 'tooManyParts',
  FST_FILES_LIMIT: 'tooManyFiles',
  FST_FIELDS_LIMIT: 'tooManyFields',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'badContentType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bodyIncomplete',
  FST_MP_PREMATURE_CLOSE: 'bodyIncomplete',
  FST_ERR_BAD_URL: 'contentMissing',
  FST_ERR_MAX_PARAM_LENGTH: 'contentMissing',
} as const;

const isKnown = (code = ''): code is keyof typeof codes => Object.hasOwn(codes, code);

/** The public form of an error: unexpected ones become "busy" without details. */
export const toRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (isKnown(code)) return new Refusal(codes[code]);
  return new Refusal(statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'badRequest' : 'busy');
};
