import createClient, { type Client, defaultPathSerializer } from 'openapi-fetch';
import { type Answer, readEnvelope } from './answer.ts';
import { ApiError, type ApiErrorFacts } from './api-error.ts';
import type { ArgumentsFor, CallOptions, Outcome } from './call-types.ts';
import { createCancelRules } from './cancel-rules.ts';
import type { operations } from './contract/generated/schema.ts';
import type { Operation } from './contract/index.ts';
import type { DataOf, OperationTypes } from './contract/shapes.ts';
import { encodeForm, encodeMultipart, type FormValue } from './form.ts';
import { newKey } from './new-key.ts';

export interface ApiClientOptions {
  /** Address of the API host, e.g. `https://api.example.com`; `''` is the page's own host. */
  baseUrl: string;
  /** Default: the global `fetch`. */
  fetch?: typeof fetch;
  /** Shared handler for all errors except cancellations and codes in `handles`. */
  onError?: (error: ApiError) => void;
  /** Clock in ms that measures the duration of calls. Default: `Date.now`. */
  now?: () => number;
  /** Timeout for the complete call including its body. Default: 30,000 ms. */
  timeoutMs?: number;
}

/** Makes typed calls to an API host by a contract's operations. */
export interface ContractClient<
  Operations extends { id: string },
  Types extends Record<Operations['id'], OperationTypes>,
> {
  /**
   * Makes one call and returns its outcome; never throws.
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
 * A `fetch` that sends a token instead of cookies, for programs and for pages of other sites.
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

/** Creates a client of one API host. Use one per app, because repeated calls cancel each other (E8). */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, onError, now = Date.now, timeoutMs = 30_000 } = options;
  const cancelRules = createCancelRules();
  const client = createClient<AnyPaths>({
    baseUrl,
    credentials: 'include',
    // The platform sets a form's content type.
    headers: { Accept: 'application/json', 'Content-Type': null },
    // openapi-fetch only constructs it and passes it to `fetch` below.
    Request: PlainRequest as unknown as typeof Request,
    fetch: sendBy(options.fetch ?? ((...args) => fetch(...args))),
  });

  async function attempt(operation: Operation, input: AnyInput, choices: AnyOptions): Promise<Outcome<unknown>> {
    const startedAt = now();
    const requestId = newKey();
    const fail = (facts: Pick<ApiErrorFacts, 'kind'> & Partial<ApiErrorFacts>): Outcome<never> => {
      const error = new ApiError({ operation, requestId, elapsedMs: now() - startedAt, ...facts });
      const isHandled = error.code !== undefined && choices.handles?.includes(error.code);
      // In a microtask, so a throwing handler does not make the call throw.
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
    // The public signature types the arguments; internally input and options are the same for all operations.
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

/** A download returns the file, or an envelope with the reason why there is none. */
async function readFile(status: number, file: Blob): Promise<Answer> {
  if (file.type.includes('json')) return readEnvelope(status, JSON.parse(await file.text()));
  return { ok: true, status, code: status, message: '', data: file };
}

/** Replaces the platform's `Request`, which rejects relative addresses in Node and hides the body of an upload. */
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

/** For `fetch` implementations that ignore their signal. */
function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}
