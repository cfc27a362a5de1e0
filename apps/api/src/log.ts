import type { FastifyServerOptions } from 'fastify';
import type { Config } from '#config.ts';

type Failure = Error & {
  code?: string;
  query?: string;
  params?: unknown[];
  constraint?: string;
  table?: string;
  cause?: unknown;
};

type LoggedError = { type: string; message: string; stack: string; [more: string]: unknown };

/** JSON lines on standard output, each with its request's id. */
export const loggerOptions = (
  level: Config['logLevel'],
): Exclude<FastifyServerOptions['logger'], boolean | undefined> => ({
  level,
  serializers: { err: errorWithoutData },
});

/**
 * Enough to find a fault, without user input: parameters of failed queries and Postgres's details contain names,
 * telephone numbers and hashes.
 */
export const errorWithoutData = (error: Failure): LoggedError => {
  const { name, code, query, constraint, table, cause } = error;
  const isQuery = query !== undefined && error.params !== undefined;
  const stack = isQuery ? framesOf(error) : (error.stack ?? '');
  return {
    type: name,
    message: isQuery ? `Failed query: ${query}` : error.message,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    stack,
    ...(cause instanceof Error && { cause: errorWithoutData(cause) }),
  };
};

/** The stack frames without the message above them. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
