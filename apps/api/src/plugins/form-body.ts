import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import qs from 'qs';

const limits = { depth: 4, arrayLimit: 1000, parameterLimit: 12_000, throwOnLimitExceeded: true } as const;

/** Reads brackets (`params[0][number]=3`); what exceeds the limits is an error, not a half-read request. */
export const parseForm = (text: string): Record<string, unknown> => {
  try {
    return qs.parse(text, limits);
  } catch {
    throw Object.assign(new Error('The form has too many parts.'), { statusCode: 400 });
  }
};

/** Bodies are forms: JSON and plain text, which Fastify reads by itself, are refused. */
export const acceptForms = async (app: FastifyInstance) => {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  await app.register(formbody, { parser: parseForm });
};
