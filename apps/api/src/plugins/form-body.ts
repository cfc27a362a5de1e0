import type { FastifyInstance, FastifyRequest } from 'fastify';
import qs from 'qs';

/** Characters that nobody types: control characters, which terminals obey, and bidirectional marks. */
const untypeable = /[[\p{Cc}\u202a-\u202e\u2066-\u2069]--[\t\n\r]]/gv;

/** True if nobody could have typed the text, as in an invented address. */
export const isUntypeable = (text: string) => text.search(untypeable) >= 0;

/**
 * A text of only such characters becomes one that matches nothing, because searching for it differs from no search
 * (X4). Postgres refuses the character zero.
 */
const decoder = (text: string, decode: (text: string) => string) => {
  const decoded = decode(text);
  return decoded.replaceAll(untypeable, '') || (decoded && '\ufffd');
};

const limits = { depth: 4, parameterLimit: 6_000, throwOnLimitExceeded: true } as const;
/** Entries of a list; a list of own prices has up to 2,000 products. */
const mostInBody = 2_000;
const mostInQuery = 1_000;

/** Parses brackets (`params[0][number]=3`); exceeding a limit is an error, never a truncated request. */
export const parseForm = (text: string, arrayLimit = mostInBody): Record<string, unknown> => {
  try {
    return qs.parse(text, { ...limits, arrayLimit, decoder });
  } catch {
    throw Object.assign(new Error('The form has too many parts.'), { statusCode: 400 });
  }
};

/**
 * The router locates the query without parsing it: an error of its own parser would be uncaught and end the process. A
 * hook parses it, so that errors are answered normally.
 */
export const unreadQuery = (text: string): Record<string, string> => ({ [unread]: text });

const unread = 'unread';

export const readQueries = (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    const { [unread]: text = '' } = request.query as Record<string, string>;
    request.query = parseForm(text, mostInQuery);
  });
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The unparsed form, which an operation parses when its turn comes. */
    form?: string;
  }
}

/**
 * Accepts forms only: refuses JSON and plain text, which Fastify accepts by default, except JSON from providers and
 * ERPs.
 */
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

/** Cleans texts as in a form; removes lone surrogates. */
const readText = (_: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll(untypeable, '') : value;

const parseJson = (text: string, revive?: typeof readText): unknown => {
  try {
    return JSON.parse(text, revive);
  } catch {
    throw Object.assign(new Error('The body is no JSON.'), { statusCode: 400 });
  }
};
