import type { FastifyInstance, FastifyRequest } from 'fastify';
import qs from 'qs';

/** What nobody types: control characters, which an operator's terminal obeys, and marks that turn the order of reading. */
const untypeable = /[[\p{Cc}\u202a-\u202e\u2066-\u2069]--[\t\n\r]]/gv;

/**
 * A text of nothing but such characters becomes one that nothing holds: to be searched for is not the same as no search
 * (X4). Postgres refuses the character zero.
 */
const decoder = (text: string, decode: (text: string) => string) => {
  const decoded = decode(text);
  return decoded.replaceAll(untypeable, '') || (decoded && '\ufffd');
};

const limits = { depth: 4, arrayLimit: 1000, parameterLimit: 6_000, throwOnLimitExceeded: true } as const;

/** Reads brackets (`params[0][number]=3`); what exceeds the limits is an error, not a half-read request. */
export const parseForm = (text: string): Record<string, unknown> => {
  try {
    return qs.parse(text, { ...limits, decoder });
  } catch {
    throw Object.assign(new Error('The form has too many parts.'), { statusCode: 400 });
  }
};

/**
 * The router finds the query without reading it: what its own parser throws is caught by nobody and ends the process. A
 * hook reads it, so that an error is answered like any other.
 */
export const unreadQuery = (text: string): Record<string, string> => ({ [unread]: text });

const unread = 'unread';

export const readQueries = (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    const { [unread]: text = '' } = request.query as Record<string, string>;
    request.query = parseForm(text);
  });
};

declare module 'fastify' {
  interface FastifyRequest {
    /** A form of an operation, which parses it when it is its turn. */
    form?: string;
  }
}

/** Bodies are forms: JSON and plain text, which Fastify reads by itself, are refused, save JSON of providers and of an ERP. */
export const acceptForms = (app: FastifyInstance) => {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, text: string) => {
    const { access } = request.routeOptions.config;
    if (request.is404) return undefined;
    if (access !== 'provider' && access !== 'key') {
      const code = 'FST_ERR_CTP_INVALID_MEDIA_TYPE';
      throw Object.assign(new Error('Only a payment provider and an ERP send JSON.'), { statusCode: 415, code });
    }
    request.signedBody = text;
    return parseJson(text, access === 'key' ? readText : undefined);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string) => {
      if (!request.routeOptions.config.operation) return parseForm(text);
      request.form = text;
    },
  );
};

/** Texts as a form's are read; half a character is none. */
const readText = (_: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll(untypeable, '') : value;

const parseJson = (text: string, revive?: typeof readText): unknown => {
  try {
    return JSON.parse(text, revive);
  } catch {
    throw Object.assign(new Error('The body is no JSON.'), { statusCode: 400 });
  }
};
