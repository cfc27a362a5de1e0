import createClient, { type Client, defaultPathSerializer } from 'openapi-fetch';
import { type Answer, readEnvelope } from './answer.ts';
import { ApiError, type ApiErrorFacts } from './api-error.ts';
import type { ArgumentsFor, CallOptions, Outcome } from './call-types.ts';
import { createCancelRules } from './cancel-rules.ts';
import type { operations } from './contract/generated/schema.ts';
import type { Operation } from './contract/index.ts';
import type { DataOf, OperationTypes } from './contract/shapes.ts';
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

/** Makes typed calls to an API host that obeys a contract: its operations, and their types by id. */
export interface ContractClient<
  Operations extends { id: string },
  Types extends Record<Operations['id'], OperationTypes>,
> {
  /**
   * Makes one call and tells what came of it; never throws.
   *
   * @example
   * const outcome = await api.call(operations.getGoods, { params: { id: 12 } }, { read: goodsDetailCodec.read });
   * if (outcome.ok) show(outcome.data.goods.name);
   */
  call<Op extends Operations, Data = DataOf<Types[Op['id']]>>(
    operation: Op,
    ...args: ArgumentsFor<Types[Op['id']], Data>
  ): Promise<Outcome<Data>>;
}

/** Makes typed calls to the shop's API. */
export type ApiClient = ContractClient<Operation, operations>;

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
  const { baseUrl, onError, now = Date.now, timeoutMs = 30_000 } = options;
  const cancelRules = createCancelRules();
  const client = createClient<AnyPaths>({
    baseUrl,
    credentials: 'include',
    // The platform sets the content type of a form.
    headers: { Accept: 'application/json', 'Content-Type': null },
    // openapi-fetch only constructs it and hands it to `fetch` below.
    Request: PlainRequest as unknown as typeof Request,
    fetch: sendBy(options.fetch ?? ((...args) => fetch(...args))),
  });

  async function attempt(operation: Operation, input: AnyInput, choices: AnyOptions): Promise<Outcome<unknown>> {
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
    const path = defaultPathSerializer(operation.path, input.params ?? {});
    const end = cancelRules.begin(operation, path, choices.lane, controller);
    try {
      const sent = exchange(client, operation, input, { requestId, signal, send: choices.send });
      const answer = await Promise.race([sent, rejectedBy(signal)]);
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
      attempt(operation, input as AnyInput, choices as AnyOptions) as never,
  };
}

type Success = Extract<Answer, { ok: true }>;

type AnyInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: FormValue };
type AnyOptions = CallOptions<unknown, unknown>;
type AnyPaths = Record<string, Record<Operation['method'], AnyTypes>>;
interface AnyTypes extends OperationTypes {
  requestBody?: { content: { '*/*': FormValue } };
  responses: { default: { content: { '*/*': unknown } } };
}

/** Rejects if no response arrived; an unreadable body counts as a response. */
async function exchange(
  client: Client<AnyPaths>,
  operation: Operation,
  { params = {}, query = {}, body }: AnyInput,
  { requestId, signal, send }: { requestId: string; signal: AbortSignal; send: typeof fetch | undefined },
): Promise<Answer> {
  const answered: Response[] = [];
  try {
    const isFile = 'file' in operation;
    const { data, error, response } = await client.request(operation.method, operation.path, {
      params: { path: params, query },
      body,
      bodySerializer: 'multipart' in operation ? encodeMultipart : encodeForm,
      parseAs: isFile ? 'blob' : 'json',
      headers: { 'X-Request-Id': requestId },
      signal,
      middleware: [{ onResponse: ({ response }) => void answered.push(response) }],
      ...(send && { fetch: sendBy(send) }),
    });
    // Never judge by `error`: it is undefined for an empty 500.
    return isFile && data
      ? await readFile(response.status, data as Blob)
      : readEnvelope(response.status, data ?? error);
  } catch (cause) {
    const [response] = answered;
    if (!response || signal.aborted) throw cause;
    return readEnvelope(response.status, undefined);
  }
}

/** A download answers with the file, or with an envelope that says why there is none. */
async function readFile(status: number, file: Blob): Promise<Answer> {
  if (file.type.includes('json')) return readEnvelope(status, JSON.parse(await file.text()));
  return { ok: true, status, code: status, message: '', data: file };
}

/** Stands in for the platform's `Request`, which takes no relative address in Node and hides the body of an upload. */
class PlainRequest {
  readonly url: string;
  readonly init: RequestInit;

  constructor(url: string, init: RequestInit) {
    this.url = url;
    this.init = init;
  }
}

const sendBy = (send: typeof fetch) => (request: unknown) => {
  const { url, init } = request as PlainRequest;
  return send(url, init);
};

/** Covers a `fetch` that ignores its signal. */
function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

/** Not `randomUUID`, which browsers offer on secure pages only. */
function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
