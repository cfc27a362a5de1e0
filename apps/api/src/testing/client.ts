import { type OperationData, type OperationId, type OperationInput, operations } from '@yaoji/api-client/contract';
import {
  type OperationData as DeskData,
  type OperationId as DeskId,
  type OperationInput as DeskInputOf,
  operations as deskOperations,
} from '@yaoji/api-client/desk/contract';
import type { FastifyInstance } from 'fastify';
import qs from 'qs';

export type Envelope<Data> = {
  status: number;
  code: number;
  message: string;
  data: Data;
  errors?: Record<string, string[]>;
  cookie: string | null;
};

/** Input of a call, without unused parts. */
export type CallInput<Id extends OperationId> = {
  [Part in keyof OperationInput<Id>]?: Partial<OperationInput<Id>[Part]>;
};

export type Client = {
  /** Calls an operation as a visitor, or as a buyer with a session's cookie. */
  call: <Id extends OperationId>(
    id: Id,
    input?: CallInput<Id>,
    session?: string,
  ) => Promise<Envelope<OperationData<Id>>>;
  /** Logs in and returns the session's cookie. */
  signIn: (username: string, password?: string) => Promise<string>;
};

type Sent = { method: string; path: string; headers: Record<string, string>; body?: string | Buffer };
type Received = { status: number; body: string; setCookie: string | null };

const form = (body: object) => ({ type: 'application/x-www-form-urlencoded', content: qs.stringify(body) });

/** A form with files; names nest in brackets as in any other form. */
const multipart = async (body: object) => {
  const data = new FormData();
  const put = (name: string, value: unknown): void => {
    if (value instanceof Blob) data.append(name, value);
    else if (typeof value !== 'object' || value === null) data.append(name, String(value));
    else for (const [key, each] of Object.entries(value)) put(`${name}[${key}]`, each);
  };
  for (const [name, value] of Object.entries(body)) if (value !== undefined) put(name, value);
  const encoded = new Response(data);
  return { type: encoded.headers.get('content-type') ?? '', content: Buffer.from(await encoded.arrayBuffer()) };
};

type Carry = (sent: Sent) => Promise<Received>;
type Parts = { params?: Record<string, unknown>; query?: object; body?: object };

/** Operations that give a session a new token. */
const verifications = new Set(['confirmSecondFactor', 'verifySecondFactor', 'verifyIdentity']);

/** Calls operations of a contract over any transport. */
const makeCall = (carry: Carry, table: Record<string, { method: string; path: string }>, cookieName: string) => {
  // Like a browser, continue with the cookie that a verification has set.
  const renewed = new Map<string, string>();
  return async (id: string, parts: Parts = {}, begun?: string) => {
    const session = begun && (renewed.get(begun) ?? begun);
    const operation = table[id] ?? { method: '', path: '' };
    const { method, path } = operation;
    const place = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(parts.params?.[name] ?? '')));
    const body = parts.body && ('multipart' in operation ? await multipart(parts.body) : form(parts.body));
    const received = await carry({
      method: method.toUpperCase(),
      path: `${place}${qs.stringify(parts.query ?? {}, { addQueryPrefix: true, indices: false })}`,
      headers: {
        ...(session ? { cookie: session } : {}),
        ...(body ? { 'content-type': body.type } : {}),
      },
      ...(body ? { body: body.content } : {}),
    });
    const cookie = new RegExp(`^(__Host-)?${cookieName}=[^;]+`).exec(received.setCookie ?? '')?.[0] ?? null;
    if (begun && cookie && verifications.has(id)) renewed.set(begun, cookie);
    // A file has no envelope.
    const none = { code: received.status, message: '', data: null };
    return { status: received.status, cookie, ...(received.body.startsWith('{') ? JSON.parse(received.body) : none) };
  };
};

const makeClient = (carry: Carry): Client => {
  // The cast: the table defines an operation's input, and answers are validated against the contract.
  const call = makeCall(carry, operations, 'yaoji_session') as Client['call'];

  const signIn: Client['signIn'] = async (username, password = 'yaoji2026') => {
    const { cookie, message } = await call('login', { body: { username, password } } as never);
    if (!cookie) throw new Error(`${username} could not log in: ${message}`);
    return cookie;
  };
  return { call, signIn };
};

const carryInMemory =
  (app: FastifyInstance): Carry =>
  async ({ method, path, headers, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url: path,
      headers,
      ...(body ? { payload: body } : {}),
    });
    const setCookie = response.headers['set-cookie'];
    return { status: response.statusCode, body: response.body, setCookie: setCookie ? String(setCookie) : null };
  };

/** A client of a server in memory. */
export const memoryClient = (app: FastifyInstance): Client => makeClient(carryInMemory(app));

type DeskInput<Id extends DeskId> = { [Part in keyof DeskInputOf<Id>]?: Partial<DeskInputOf<Id>[Part]> };

/** Calls an operation of the desk as a visitor, or as an operator with a session's cookie. */
export type DeskCall = <Id extends DeskId>(
  id: Id,
  input?: DeskInput<Id>,
  session?: string,
) => Promise<Envelope<DeskData<Id>>>;

/** A client of a desk in memory. */
export const deskClient = (app: FastifyInstance): DeskCall =>
  // The cast: as for the shop's.
  makeCall(carryInMemory(app), deskOperations, 'yaoji_desk') as DeskCall;

/** A client of a server at an address. */
export const httpClient = (url: string): Client =>
  makeClient(async ({ method, path, headers, body }) => {
    const response = await fetch(url + path, { method, headers, ...(body ? { body } : {}) });
    return { status: response.status, body: await response.text(), setCookie: response.headers.get('set-cookie') };
  });
