import { setTimeout as wait } from 'node:timers/promises';

type Sent = { body?: unknown; once?: string };

/** The server refused the content of a request: a repeat gets the same answer. */
export class RefusedError extends Error {}

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
      if ([400, 413, 422].includes(response.status)) throw new RefusedError(`${response.status} ${text}`);
      const isBusy = [409, 429, 503].includes(response.status);
      const seconds = Number(response.headers.get('retry-after'));
      if (!isBusy || !(seconds > 0) || attempt === tries)
        throw new Error(`${method} ${path}: ${response.status} ${text}`);
      await wait(Math.min(seconds, longestWaitSeconds) * 1000);
    }
  };
