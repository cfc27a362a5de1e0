import { setTimeout as wait } from 'node:timers/promises';
import type { Schemas } from '@yaoji/api-client/erp/contract';

type Sent = { body?: unknown; once?: string };

/** The server refused the content of a request: a repeat gets the same answer. */
export class RefusedError extends Error {
  /** The field that is wrong, if it is one. */
  readonly field: string;

  constructor(message: string, field = '') {
    super(message);
    this.field = field;
  }
}

/** The server's own words for a refusal; `null` if the answer is not from it. */
const refusalOf = (response: Response, text: string): RefusedError | null => {
  if (response.status === 413) return new RefusedError(`413 ${text}`);
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return null;
  const { title, errors = {} } = JSON.parse(text) as Schemas['Problem']; // The cast: the contract's answer.
  const [field = '', messages = []] = Object.entries(errors)[0] ?? [];
  return new RefusedError([title, ...messages].join('：'), field);
};

/** Calls the ERP interface. Throws unless it succeeds. */
export type Ask = <T>(method: 'GET' | 'POST', path: string, sent?: Sent) => Promise<T>;

const tries = 3;
const timeoutMs = 120_000;
const longestWaitSeconds = 60;

export const askOf =
  (desk: string, key: string): Ask =>
  async <T>(method: 'GET' | 'POST', path: string, { body, once }: Sent = {}) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(new URL(path, desk), {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          authorization: `Bearer ${key}`,
          ...(once === undefined ? {} : { 'idempotency-key': once }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      // The cast: the contract's answer.
      if (response.ok) return (await response.json()) as T;
      const text = await response.text();
      const isBusy = [409, 429, 503].includes(response.status);
      const seconds = Number(response.headers.get('retry-after'));
      const refusal =
        [400, 403, 404, 409, 413, 422].includes(response.status) && !(seconds > 0) && refusalOf(response, text);
      if (refusal) throw refusal;
      if (!isBusy || !(seconds > 0) || attempt === tries)
        throw new Error(`${method} ${path}: ${response.status} ${text}`);
      await wait(Math.min(seconds, longestWaitSeconds) * 1000);
    }
  };
