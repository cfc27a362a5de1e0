import { vi } from 'vitest';
import { FakeRequest } from './fake-request.ts';

export type Answer = {
  readonly status?: number;
  readonly code?: number;
  readonly message?: string;
  readonly data?: unknown;
  readonly errors?: Record<string, string[]>;
};
export type Call = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
};
type Answering = (call: Call) => Answer | Promise<Answer>;
export type Routes = Record<string, Answering>;

/**
 * Replaces the server at the network: `'POST /api/cart/1/edit'` → the envelope, or a function that answers every call.
 * Returns the recorded calls.
 */
export function fakeServer(routes: Routes | Answering): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input), 'http://localhost');
    const call: Call = {
      method: (init?.method ?? 'GET').toUpperCase(),
      path: url.pathname,
      query: url.searchParams,
      form: init?.body instanceof FormData ? fieldsOf(init.body) : new URLSearchParams(String(init?.body ?? '')),
    };
    calls.push(call);
    const answer = typeof routes === 'function' ? routes : routes[`${call.method} ${call.path}`];
    const {
      status = 200,
      code = status,
      message = '',
      data = null,
      errors,
    } = answer ? await answer(call) : { status: 404 };
    if (init?.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    return new Response(JSON.stringify({ code, message, data, errors }), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  });
  return calls;
}

/** A multipart body, with files by name. */
const fieldsOf = (body: FormData) =>
  new URLSearchParams([...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
