import { type Answer, readEnvelope } from './answer.ts';
import { ApiError, type ApiErrorFacts } from './api-error.ts';
import type { CallArguments, CallOptions, Outcome } from './call-types.ts';
import { createCancelRules } from './cancel-rules.ts';
import type { Operation, OperationData } from './contract/index.ts';
import { encodeForm, encodeMultipart, type FormValue } from './form.ts';

/** How a client reaches its host. */
export interface ApiClientOptions {
  /** Address of the API host, e.g. `https://api.example.com`; `''` is the page's own host. */
  baseUrl: string;
  /** Default: the global `fetch`. */
  fetch?: typeof fetch;
  /** The shared handler: hears of every error but cancellations and codes that the call `handles`. */
  onError?: (error: ApiError) => void;
  /** Milliseconds of a clock, for how long a call took. Default: `Date.now`. */
  now?: () => number;
  /** Default: 30,000 ms, over the whole call with its body. */
  timeoutMs?: number;
}

/** Makes typed calls to an API host that obeys the contract. */
export interface ApiClient {
  /**
   * Makes one call and tells what came of it; never throws.
   *
   * @example
   * const outcome = await api.call(operations.getGoods, { params: { id: 12 } }, { read: goodsDetailCodec.read });
   * if (outcome.ok) show(outcome.data.goods.name);
   */
  call<Op extends Operation, Data = OperationData<Op['id']>>(
    operation: Op,
    ...args: CallArguments<Op['id'], Data>
  ): Promise<Outcome<Data>>;
}

/**
 * A `fetch` that sends a token in place of cookies: for programs, and for pages of a site that is not the shop's.
 *
 * @example
 * const api = createApiClient({ baseUrl: 'https://shop.example.com', fetch: withToken('yj_…') });
 */
export function withToken(token: string, send: typeof fetch = fetch): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${token}`);
    return send(input, { ...init, headers, credentials: 'omit' });
  };
}

const TIMED_OUT = 'timed out';

/** A client of one API host; keep one for the whole app, since repeated calls cancel each other (E8). */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { onError, now = Date.now, timeoutMs = 30_000 } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));
  const cancelRules = createCancelRules();

  async function attempt(operation: Operation, input: LooseInput, choices: LooseOptions): Promise<Outcome<unknown>> {
    const startedAt = now();
    const requestId = newRequestId();
    const fail = (facts: Pick<ApiErrorFacts, 'kind'> & Partial<ApiErrorFacts>): Outcome<never> => {
      const error = new ApiError({ operation, requestId, elapsedMs: now() - startedAt, ...facts });
      const isHandled = error.code !== undefined && choices.handles?.includes(error.code);
      // In a microtask, so that a handler that throws does not make the call throw.
      if (error.kind !== 'cancelled' && !isHandled) queueMicrotask(() => onError?.(error));
      return { ok: false, error };
    };
    if (choices.signal?.aborted) return fail({ kind: 'cancelled' });

    const controller = new AbortController();
    const { signal } = controller;
    const cancel = () => controller.abort();
    const timer = setTimeout(() => controller.abort(TIMED_OUT), timeoutMs);
    choices.signal?.addEventListener('abort', cancel);
    const path = fillPath(operation.path, input.params ?? {});
    const end = cancelRules.begin(operation, path, choices.lane, controller);
    const exchange = async () => {
      const init = requestInit(operation, input.body, requestId, signal);
      return readAnswer(
        operation,
        await (choices.send ?? send)(baseUrl + path + writeQuery(input.query), init),
        signal,
      );
    };
    try {
      const answer = await Promise.race([exchange(), rejectedBy(signal)]);
      return answer.ok ? read(answer) : fail(answer);
    } catch (cause) {
      if (!signal.aborted) return fail({ kind: 'offline', cause });
      return fail({ kind: signal.reason === TIMED_OUT ? 'timeout' : 'cancelled', cause });
    } finally {
      clearTimeout(timer);
      choices.signal?.removeEventListener('abort', cancel);
      end();
    }

    function read({ data, message, status, code }: Success): Outcome<unknown> {
      try {
        return { ok: true, data: choices.read ? choices.read(data) : data, message };
      } catch (cause) {
        return fail({ kind: 'unreadable', status, code, cause });
      }
    }
  }

  return {
    // The public signature types the arguments; inside, input and options are alike for all operations.
    call: (operation, ...[input = {}, choices = {}]) =>
      attempt(operation, input as LooseInput, choices as LooseOptions) as never,
  };
}

type Success = Extract<Answer, { ok: true }>;

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: FormValue;
}
type LooseOptions = Pick<CallOptions<never, unknown>, 'signal' | 'handles' | 'lane' | 'send'> & {
  read?: (data: unknown) => unknown;
};

const fillPath = (path: string, params: Record<string, unknown>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** What is absent is left out, a list repeats its name: how the contract has every parameter of a query. */
function writeQuery(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) if (each !== undefined && each !== null) search.append(name, String(each));
  }
  return search.size > 0 ? `?${search}` : '';
}

function requestInit(operation: Operation, body: FormValue, requestId: string, signal: AbortSignal): RequestInit {
  return {
    method: operation.method.toUpperCase(),
    credentials: 'include',
    headers: { Accept: 'application/json', 'X-Request-Id': requestId },
    signal,
    ...(body === undefined ? {} : { body: 'multipart' in operation ? encodeMultipart(body) : encodeForm(body) }),
  };
}

async function readAnswer(operation: Operation, response: Response, signal: AbortSignal): Promise<Answer> {
  const { status } = response;
  try {
    const isFile = 'file' in operation && response.ok && !response.headers.get('content-type')?.includes('json');
    if (isFile) return { ok: true, status, code: status, message: '', data: await response.blob() };
    return readEnvelope(status, await response.text());
  } catch (cause) {
    if (signal.aborted) throw cause;
    return readEnvelope(status, '');
  }
}

/** Also for a `fetch` that does not heed its signal. */
function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

/** Not `randomUUID`, which browsers offer on secure pages only. */
function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
